import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { makePlantedFolder, removePlantedFolder } from "@/tests/support/planted-folder";
import { projectRoot } from "@/tests/support/sources";

const long = (lines: number) => `export function planted(): number[] {\n  return [\n${"    1,\n".repeat(lines)}  ];\n}\n`;
const branches = "  if (n > 1) for (const m of [n]) if (m > 2) while (m > n) if (n === 0) return m;\n".repeat(3);

const planted: [path: string, what: string, source: string, rule: string][] = [
  ["core/loose.ts", "any", "export const planted: any = 1;\n", "noExplicitAny"],
  ["core/hopeful.ts", "a non-null assertion", "export const planted = (a?: string) => a!.length;\n", "noNonNullAssertion"],
  ["server/chatty.ts", "console.log", 'console.log("planted");\nexport {};\n', "noConsole"],
  ["core/long.ts", "a function of more than 50 lines", long(55), "noExcessiveLinesPerFunction"],
  ["components/long.tsx", "a component of more than 80 lines", long(85), "noExcessiveLinesPerFunction"],
  ["core/tangled.ts", "a tangle of branches", `export function planted(n: number) {\n${branches}}\n`, "noExcessiveCognitiveComplexity"],
  ["core/idle.ts", "an unused import", 'import { z } from "zod";\nexport const planted = 1;\n', "noUnusedImports"],
];
const harmless: [path: string, source: string][] = [
  ["core/plain.ts", "export function double(n: number): number {\n  return 2 * n;\n}\n"],
  ["components/of-eighty-lines.tsx", long(70)],
];

const Report = z.object({ diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.unknown() }) })) });

let linted: string;
let found: { rule: string; path: string }[] = [];
beforeAll(() => {
  const files = [...planted.map(([path, , source]) => [path, source]), ...harmless, [".gitignore", "node_modules\n"]];
  linted = makePlantedFolder(Object.fromEntries(files), ["biome.json"]);
  execFileSync("git", ["init", "-q"], { cwd: linted });
  const biome = join(projectRoot, "node_modules/@biomejs/biome/bin/biome");
  const { stdout } = spawnSync(process.execPath, [biome, "lint", "--reporter=json", "core", "server", "components"], {
    cwd: linted,
    encoding: "utf8",
  });
  const { diagnostics } = Report.parse(JSON.parse(stdout));
  found = diagnostics.map(({ category, location }) => ({ rule: category, path: JSON.stringify(location.path) }));
});
afterAll(() => removePlantedFolder(linted));

test.each(planted)("lint refuses %s with %s", (path, _what, _source, rule) => {
  const rules = found.filter((fault) => fault.path.includes(path)).map((fault) => fault.rule.split("/").at(-1));
  expect(rules).toContain(rule);
});

test.each(harmless)("lint accepts %s", (path) => {
  expect(found.filter((fault) => fault.path.includes(path))).toEqual([]);
});

test("code that nothing uses is refused", () => {
  const files = {
    "package.json": JSON.stringify({ name: "planted", type: "module" }),
    "cli/main.ts": 'import { used } from "@/core/used"; export const main = used;',
    "core/used.ts": "export const used = 1;\nexport const unusedExport = 2;\n",
    "core/unused-file.ts": "export const lonely = 1;\n",
  };
  const folder = makePlantedFolder(files, ["knip.json", "tsconfig.json"]);
  const knip = join(projectRoot, "node_modules/knip/bin/knip.js");
  const result = spawnSync(process.execPath, [knip, "--no-progress", "--include", "files,exports"], { cwd: folder, encoding: "utf8" });
  removePlantedFolder(folder);
  expect(result.status).toBe(1);
  expect(result.stdout).toContain("core/unused-file.ts");
  expect(result.stdout).toContain("unusedExport");
  expect(result.stdout).not.toMatch(/^used\s/m);
});
