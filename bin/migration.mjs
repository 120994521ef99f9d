// npm run migration -- verb_object: writes the next migration from what changed in prisma/schema.prisma, with a database of its own.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fail, prepareCheckout, say } from "./prepare.mjs";
import { loadTypescript } from "./run-typescript.mjs";

prepareCheckout();
const name = process.argv[2] ?? "";
if (!/^[a-z]+(_[a-z0-9]+)+$/.test(name)) fail("Say what it does: npm run migration -- add_sweep_plan");
const { startEmbedded } = await loadTypescript("server/database/embedded.ts");
const { writeMigration } = await loadTypescript("server/database/write-migration.ts");
const dataFolder = mkdtempSync(join(tmpdir(), "turnwise-migration-"));
const database = await startEmbedded({ dataFolder, durable: false });
try {
  const folder = await writeMigration(database.url(), name);
  say(
    folder === null
      ? "prisma/schema.prisma has not changed: nothing to write."
      : `Wrote prisma/migrations/${folder}: read it before you commit it.`,
  );
} finally {
  await database.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
process.exit(0);
