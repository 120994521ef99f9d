// Makes Prisma's client. Prisma tries to fetch a schema engine first, and fails where there is no network; `generate` never runs it,
// so any program that exists will do in its place. Run by npm scripts: `npm run generate`.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";

const prisma = createRequire(import.meta.url).resolve("prisma/build/index.js");
const environment = {
  PRISMA_HIDE_UPDATE_MESSAGE: "1",
  ...process.env,
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  CHECKPOINT_DISABLE: "1",
};
const made = spawnSync(process.execPath, [prisma, "generate"], { env: environment, encoding: "utf8" });
if (made.status !== 0) {
  process.stderr.write(`${made.stdout}${made.stderr}`);
  process.exit(made.status ?? 1);
}
