import { AppError } from "@/core/app-error";
import { readMigrationsFolder } from "./migrations-folder";
import { withSchemaEngine } from "./schema-engine";

const ownTables = { externalTables: [], externalEnums: [] };

/**
 * Brings the database at `databaseUrl` to the newest migration and returns the names of those it applied (none: it was up to date).
 * Keeps Prisma's own `_prisma_migrations` table, so `prisma migrate deploy` goes on working beside it.
 * @throws AppError when the database has migrations that this checkout doesn't know, or an earlier migration failed half-way.
 */
export async function migrateDatabase(databaseUrl: string): Promise<string[]> {
  const migrationsList = await readMigrationsFolder();
  return withSchemaEngine(databaseUrl, async (engine) => {
    const found = await engine.diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: false, filters: ownTables });
    refuseForeignHistory(found.history);
    refuseFailedMigration(found.failedMigrationNames);
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: ownTables });
    return appliedMigrationNames;
  });
}

type History = { diagnostic: string; unpersistedMigrationNames?: string[] } | null;

function refuseForeignHistory(history: History): void {
  const unknown = history?.unpersistedMigrationNames ?? [];
  if (unknown.length === 0) return;
  throw new AppError(
    "conflict",
    `The database was migrated by a newer version (it has ${unknown.join(", ")}): update this checkout, or point DATABASE_URL at another database.`,
  );
}

function refuseFailedMigration(failed: string[]): void {
  if (failed.length === 0) return;
  throw new AppError(
    "conflict",
    `Migration ${failed.join(", ")} failed half-way on this database: restore a backup, or repair it and mark it with "npx prisma migrate resolve".`,
  );
}
