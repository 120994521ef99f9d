import { access, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { DOCTOR_SCHEMA, type DoctorCheck, type DoctorReport } from "@/core/reports/doctor-report";
import { testStatistics } from "@/core/stats/self-test";
import { startEmbedded } from "@/server/database/embedded";
import { readMigrationsFolder } from "@/server/database/migrations-folder";
import { readStartEnv } from "@/server/env";
import { checkGivenDatabase } from "./check-given-database";

const CHECKOUT = fileURLToPath(new URL("../..", import.meta.url));

/** Looks whether Turnwise can work here: nothing that it makes for that is left behind. */
export async function checkInstallation(): Promise<DoctorReport> {
  const { DATABASE_URL: databaseUrl, TURNWISE_DATA_DIR: dataFolder = ".turnwise" } = readStartEnv();
  const checks = [
    checkNode(),
    await run("data folder", () => checkDataFolder(resolve(CHECKOUT, dataFolder))),
    await run("database", () => (databaseUrl ? checkGivenDatabase(databaseUrl) : checkEmbeddedDatabase())),
    await run("migrations", checkMigrations),
    checkStatistics(),
  ];
  return { schema: DOCTOR_SCHEMA, ok: checks.every((check) => check.ok), checks };
}

/** A check says what it found; one that throws has failed, and its message says why. */
async function run(name: string, check: () => Promise<string>): Promise<DoctorCheck> {
  try {
    return { name, ok: true, detail: await check() };
  } catch (error) {
    return { name, ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}

function checkNode(): DoctorCheck {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const ok = major > 20 || (major === 20 && minor >= 19);
  return { name: "node", ok, detail: ok ? process.versions.node : `${process.versions.node} is too old; install Node 20.19 or newer` };
}

async function checkDataFolder(folder: string): Promise<string> {
  const existing = await nearestExisting(folder);
  const probe = join(existing, `.turnwise-doctor-${process.pid}`);
  try {
    await writeFile(probe, "");
  } catch {
    throw new Error(`${existing} can't be written to; give this user the right to, or set TURNWISE_DATA_DIR`);
  }
  await rm(probe);
  return existing === folder ? `${folder} can be written to` : `${folder} can be made`;
}

async function nearestExisting(folder: string): Promise<string> {
  const exists = await access(folder).then(
    () => true,
    () => false,
  );
  return exists || dirname(folder) === folder ? folder : nearestExisting(dirname(folder));
}

async function checkEmbeddedDatabase(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "turnwise-doctor-"));
  try {
    const database = await startEmbedded({ dataFolder: folder, durable: false });
    await database.stop();
    await rm(database.folder, { recursive: true, force: true });
    return "the embedded PostgreSQL starts and stops";
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function checkMigrations(): Promise<string> {
  const { migrationDirectories } = await readMigrationsFolder();
  if (migrationDirectories.length === 0) throw new Error("prisma/migrations holds none; check the checkout out again");
  return `${migrationDirectories.length} readable`;
}

function checkStatistics(): DoctorCheck {
  const { passed, failed } = testStatistics();
  const ok = failed.length === 0;
  return {
    name: "statistics",
    ok,
    detail: ok ? `${passed} known numbers come out right` : `wrong: ${failed.join(", ")}; run npm ci again`,
  };
}
