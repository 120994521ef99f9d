import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { makePlantedFolder, removePlantedFolder } from "@/tests/support/planted-folder";
import { projectRoot } from "@/tests/support/sources";

const run = promisify(execFile);

/** What the planted files import from: one small module a layer. */
const standing = {
  "core/report.ts": "export const report = 1;",
  "engine/run-episode.ts": "export const episode = 1;",
  "server/env.ts": "export const env = 1;",
  "server/database/database.ts": "export const database = 1;",
  "server/queue/queue.ts": "export const queue = 1;",
  "server/secrets/open-secret.ts": "export const openSecret = 1;",
  "server/services/list-runs.ts": "export const listRuns = 1;",
  "server/api/root.ts": "export const router = 1; export type Router = typeof router;",
  "components/run-table.tsx": "export const RunTable = 1;",
  "cli/main.ts": "export const main = 1;",
  "tests/support/app.ts": "export const app = 1;",
  "package.json": JSON.stringify({ name: "planted", dependencies: { zod: "*", pg: "*" }, devDependencies: { vitest: "*" } }),
};

const violations: [file: string, source: string, rule: string][] = [
  ["core/reads-a-file.ts", 'import { readFileSync } from "node:fs"; readFileSync;', "the core uses nothing of Node"],
  ["core/talks-to-postgres.ts", 'import pg from "pg"; pg;', "the core uses only pure packages"],
  ["core/knows-the-server.ts", 'import { env } from "@/server/env"; env;', "core imports only itself"],
  [
    "core/knows-a-type-of-the-server.ts",
    'import type { Router } from "@/server/api/root"; export type R = Router;',
    "core imports only itself",
  ],
  ["engine/knows-the-database.ts", 'import { database } from "@/server/database/database"; database;', "engine imports only itself, core"],
  [
    "components/calls-a-service.tsx",
    'import { listRuns } from "@/server/services/list-runs"; listRuns;',
    "components imports only itself, core",
  ],
  ["components/runs-the-api.tsx", 'import { router } from "@/server/api/root"; router;', "components take only types of the API"],
  [
    "server/api/asks-prisma.ts",
    'import { database } from "@/server/database/database"; database;',
    "only the server and its neighbours open the database",
  ],
  ["server/services/knows-the-api.ts", 'import { router } from "@/server/api/root"; router;', "server/services imports only"],
  [
    "server/services/opens-a-key.ts",
    'import { openSecret } from "@/server/secrets/open-secret"; openSecret;',
    "only workers open sealed keys",
  ],
  ["app/page.tsx", 'import { listRuns } from "@/server/services/list-runs"; listRuns;', "app imports only"],
  ["worker/draws.ts", 'import { RunTable } from "@/components/run-table"; RunTable;', "worker imports only"],
  ["engine/knows-tests.ts", 'import { app } from "@/tests/support/app"; app;', "nothing imports tests"],
  ["server/services/runs-the-cli.ts", 'import { main } from "@/cli/main"; main;', "nothing imports a door"],
  ["core/circle-a.ts", 'import { b } from "./circle-b"; export const a = () => b;', "no circles"],
  ["core/hangs.ts", 'import { gone } from "./gone"; gone;', "everything that is imported exists"],
  ["server/queue/needs-a-test-tool.ts", 'import { test } from "vitest"; test;', "every package is named in package.json"],
];

const harmless: [file: string, source: string][] = [
  ["components/shows-the-api.tsx", 'import type { Router } from "@/server/api/root"; export type R = Router;'],
  ["core/parses.ts", 'import { z } from "zod"; import { report } from "./report"; z; report;'],
  ["server/services/counts.ts", 'import { database } from "@/server/database/database"; database;'],
];

const Cruise = z.object({
  summary: z.object({ violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string(), severity: z.string() }) })) }),
});

let found: z.infer<typeof Cruise>["summary"]["violations"] = [];

let folder: string;
beforeAll(async () => {
  const planted = [...violations, ...harmless].map(([path, source]) => [path, source]);
  const circle = ["core/circle-b.ts", 'import { a } from "./circle-a"; export const b = () => a;'];
  const files = Object.fromEntries([...Object.entries(standing), ...planted, circle]);
  folder = makePlantedFolder(files, [".dependency-cruiser.cjs", "tsconfig.json"]);
  const cruiser = join(projectRoot, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const layers = ["core", "engine", "server", "worker", "cli", "components", "app", "tests"];
  const args = ["--config", ".dependency-cruiser.cjs", "--output-type", "json", ...layers];
  const { stdout } = await run(process.execPath, [cruiser, ...args], { cwd: folder, maxBuffer: 32 * 1024 * 1024 });
  found = Cruise.parse(JSON.parse(stdout)).summary.violations;
}, 60_000);
afterAll(() => removePlantedFolder(folder));

test.each(violations)("%s with «%s» breaks the rule «%s»", (path, _source, rule) => {
  const broken = found.filter(({ from }) => from === path);
  expect(broken.map(({ rule: { name } }) => name).filter((name) => name.startsWith(rule))).not.toEqual([]);
  expect(broken.map(({ rule: { severity } }) => severity)).not.toContain("warn");
});

test.each(harmless)("%s with «%s» breaks no rule", (path) => {
  expect(found.filter(({ from }) => from === path)).toEqual([]);
});
