import { readdir, stat } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { invalidInput } from "@/core/app-error";
import type { EpisodeFile } from "@/core/formats/episode-import";
import { mayHoldEpisodes } from "@/core/formats/registry";
import { explainFileError } from "./explain-file-error";
import { globBase, globExpression, looksLikeGlob } from "./glob-pattern";
import { readFileBytes, readStandardInput } from "./read-bytes";

interface Found {
  /** The whole path. */
  readonly path: string;
  /** Short, without what stands above the argument: what messages and reports show. */
  readonly name: string;
  /** As the person wrote it, for where the short name is not enough. */
  readonly given: string;
  readonly optional: boolean;
}

/**
 * The files that PATH arguments mean: a file, a folder (all of its .jsonl, .ndjson and .json), a glob, or `-`.
 * In the order of the arguments, inside of each by name. Throws `invalid_input` for what is not there or holds no such file.
 */
export async function findEpisodeFiles(paths: readonly string[]): Promise<EpisodeFile[]> {
  if (paths.filter((path) => path === "-").length > 1) throw invalidInput("- (standard input) was given twice; give it once.");
  const found: (Found | "-")[] = [];
  for (const path of paths) {
    if (path === "-") found.push("-");
    else found.push(...(await findFiles(path)));
  }
  const files = found.filter((file) => file !== "-");
  return found.map((file) => (file === "-" ? standardInput() : toEpisodeFile(file, files)));
}

function standardInput(): EpisodeFile {
  return { path: "-", name: "standard input", bytes: readStandardInput() };
}

function toEpisodeFile({ path, name, given, optional }: Found, all: readonly Found[]): EpisodeFile {
  const isClear = all.every((other) => other.name !== name || other.path === path);
  return { path: withSlashes(path), name: isClear ? name : given, bytes: readFileBytes(path, name), optional };
}

async function findFiles(given: string): Promise<Found[]> {
  const path = resolve(given);
  const facts = await stat(path).catch((error: unknown) => {
    if (looksLikeGlob(given)) return null;
    throw explainFileError(given, error);
  });
  if (facts === null) return findByGlob(given);
  return facts.isDirectory() ? findInFolder(path, given) : [{ path, name: nameBelow(dirname(path), path), given, optional: false }];
}

async function findInFolder(folder: string, given: string): Promise<Found[]> {
  const files = (await listFiles(folder, given)).filter((path) => mayHoldEpisodes({ path }));
  if (files.length === 0) throw invalidInput(`${given}: the folder has no .jsonl, .ndjson or .json file; name a file or another folder.`);
  return files.map((path) => ({ path, name: nameBelow(dirname(folder), path), given: path, optional: true }));
}

async function findByGlob(given: string): Promise<Found[]> {
  const pattern = withSlashes(given);
  const base = globBase(pattern);
  const expression = globExpression(withSlashes(resolve(pattern)));
  const files = (await listFiles(resolve(base), given)).filter((path) => expression.test(withSlashes(path)));
  if (files.length === 0) throw invalidInput(`${given}: no file matches; check the pattern.`);
  return files.map((path) => ({ path, name: nameBelow(dirname(resolve(base)), path), given: path, optional: false }));
}

/** All files below a folder in the order of their names; what begins with a dot is passed over. */
async function listFiles(folder: string, given: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    throw explainFileError(given, error);
  });
  const visible = entries.filter((entry) => !entry.name.startsWith(".")).sort((a, b) => (a.name < b.name ? -1 : 1));
  const lists = await Promise.all(
    visible.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return listFiles(path, given);
      return entry.isFile() || (entry.isSymbolicLink() && (await leadsToFile(path))) ? [path] : [];
    }),
  );
  return lists.flat();
}

/** A link to a folder is not followed: it could lead in a circle. A link to nothing is passed over. */
async function leadsToFile(path: string): Promise<boolean> {
  return stat(path).then(
    (facts) => facts.isFile(),
    () => false,
  );
}

function nameBelow(folder: string, path: string): string {
  return withSlashes(relative(folder, path));
}

function withSlashes(path: string): string {
  return path.replaceAll("\\", "/");
}
