import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { listFiles, projectRoot, readSource } from "@/tests/support/sources";

const PackageFile = z.object({ scripts: z.record(z.string(), z.string()) });
const scripts = Object.keys(PackageFile.parse(JSON.parse(readSource("package.json"))).scripts);
const files = listFiles();
const topLevel = new Set(files.filter((path) => path.includes("/")).map((path) => path.split("/")[0]));

/** What a document names that doesn't exist: links, paths in code marks, npm scripts, commands of turnwise. */
function deadMentions(path: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target]) => target ?? "");
  const marks = [...text.matchAll(/`([^`\n]+)`/g)].map(([, mark]) => mark ?? "");
  const paths = marks.filter(
    (mark) => /^[\w.()[\]-]+(\/[\w.()[\]-]+)*\/?$/.test(mark) && topLevel.has(mark.split("/")[0]) && mark.includes("/"),
  );
  const runs = [...text.matchAll(/npm (?:run )?(?:-s )?(start|test|dev|check|worker|(?<=run (?:-s )?)[\w:-]+)/g)].map(
    ([, name]) => name ?? "",
  );
  return [
    ...links.filter((target) => !exists(normalize(join(dirname(path), target)))),
    ...paths.filter((mark) => !exists(mark)),
    ...runs.filter((name) => !scripts.includes(name)).map((name) => `npm run ${name}`),
  ];
}

function exists(path: string): boolean {
  const plain = path.replace(/\/$/, "");
  return files.includes(plain) || files.some((file) => file.startsWith(`${plain}/`)) || existsSync(join(projectRoot, plain));
}

const documents = files.filter((path) => path.endsWith(".md"));

test.each(documents)("every path, link and command named in %s exists", (path) => {
  expect(deadMentions(path, readSource(path))).toEqual([]);
});

test("a dead path, link and command are noticed", () => {
  const text =
    "See `core/stats/planted.ts`, [this](planted.md), and `npm run planted`. `npm start` and [that](https://example.org) are fine.";
  expect(deadMentions("docs/planted.md", text)).toEqual(["planted.md", "core/stats/planted.ts", "npm run planted"]);
});

test("no file names a path of somebody's machine", () => {
  const sources = files.filter((path) => /\.(ts|tsx|mjs|cjs|md|json|yml|sql|prisma)$/.test(path) && path !== "package-lock.json");
  const homes = new RegExp(["/home", "/Users"].map((folder) => `(?<![\\w.])${folder}/[a-z]+/`).join("|"));
  expect(sources.filter((path) => homes.test(readSource(path)))).toEqual([]);
});
