import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrationsFolder, readMigrationsFolder } from "./migrations-folder";
import { withSchemaEngine } from "./schema-engine";

export const schemaPath = fileURLToPath(new URL("../../prisma/schema.prisma", import.meta.url));
/** The schema that all migrations together make: what the next one is the difference from. */
export const migratedSchemaPath = join(migrationsFolder, "migrated.prisma");

/**
 * The SQL that leads from one Prisma schema to another; from nothing when `from` is null.
 * The engine in WebAssembly can't describe a live database, so differences are taken from text to text; it only wants some PostgreSQL to talk to.
 */
export async function diffSchemas(databaseUrl: string, from: string | null, to: string): Promise<string> {
  const { stdout } = await withSchemaEngine(databaseUrl, (engine) =>
    engine.diff({
      from: from === null ? { tag: "empty" } : { tag: "schemaDatamodel", files: [{ path: "from.prisma", content: from }] },
      to: { tag: "schemaDatamodel", files: [{ path: "to.prisma", content: to }] },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    }),
  );
  return stdout ?? "";
}

/** Writes the next `prisma/migrations/NNNN_name` from what changed in prisma/schema.prisma; returns its name, or null when nothing did. */
export async function writeMigration(databaseUrl: string, name: string): Promise<string | null> {
  const schema = await readFile(schemaPath, "utf8");
  const { migrationDirectories } = await readMigrationsFolder();
  const before = migrationDirectories.length === 0 ? null : await readFile(migratedSchemaPath, "utf8");
  const sql = await diffSchemas(databaseUrl, before, schema);
  if (sql.trim() === "" || sql.includes("This is an empty migration")) return null;
  const folder = `${String(migrationDirectories.length + 1).padStart(4, "0")}_${name}`;
  await mkdir(join(migrationsFolder, folder));
  await writeFile(join(migrationsFolder, folder, "migration.sql"), sql);
  await writeFile(migratedSchemaPath, schema);
  return folder;
}
