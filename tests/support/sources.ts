import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const projectRoot = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** Paths of all files of the repository, also new ones that git doesn't ignore; relative to its root. */
export function listFiles(): string[] {
  const gone = new Set(askGit("--deleted"));
  return askGit("--cached", "--others", "--exclude-standard", "--deduplicate").filter((path) => !gone.has(path));
}

export function readSource(path: string): string {
  return readFileSync(join(projectRoot, path), "utf8");
}

/** A checkout may belong to another user than the one who tests it: git then wants to hear that this is meant. */
function askGit(...flags: string[]): string[] {
  const output = execFileSync("git", ["-c", "safe.directory=*", "ls-files", "-z", ...flags], { cwd: projectRoot, encoding: "utf8" });
  return output.split("\0").filter(Boolean);
}
