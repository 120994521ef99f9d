import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { MigrationList } from "@prisma/schema-engine-wasm/schema_engine_bg";

/** The folder with one folder a migration, `NNNN_verb_object/migration.sql`, applied in the order of their names. */
export const migrationsFolder = fileURLToPath(new URL("../../prisma/migrations", import.meta.url));

/** Reads every migration in the form that Prisma's schema engine takes. */
export async function readMigrationsFolder(): Promise<MigrationList> {
  const found = await readdir(migrationsFolder, { withFileTypes: true });
  const names = found.filter((item) => item.isDirectory()).map((item) => item.name);
  const migrationDirectories = await Promise.all(names.sort().map(readMigration));
  return {
    baseDir: migrationsFolder,
    lockfile: { path: "./migration_lock.toml", content: await readFile(join(migrationsFolder, "migration_lock.toml"), "utf8") },
    shadowDbInitScript: "",
    migrationDirectories,
  };
}

async function readMigration(name: string): Promise<MigrationList["migrationDirectories"][number]> {
  const sql = await readFile(join(migrationsFolder, name, "migration.sql"), "utf8");
  return { path: name, migrationFile: { path: "migration.sql", content: { tag: "ok", value: sql } } };
}
