import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, inject } from "vitest";
import { closeDatabase, type Database, getDatabase } from "@/server/database/database";
import { closePool } from "@/server/database/pool";
import { runSql } from "./test-cluster";

export interface TestDatabase {
  /** Address of this file's own database. */
  readonly url: string;
  /** The client that the code under test uses as well. */
  readonly client: Database;
}

/**
 * Gives the test file a migrated, empty database of its own, and points DATABASE_URL (hence `getDatabase()`) at it.
 * Call it at the top of the file; read its fields inside tests.
 */
export function useDatabase(): TestDatabase {
  const name = `test_${randomBytes(8).toString("hex")}`;
  const url = new URL(inject("adminUrl"));
  url.pathname = `/${name}`;
  process.env.DATABASE_URL = url.href;
  beforeAll(() => runSql(inject("adminUrl"), `create database ${name} template ${inject("templateName")}`));
  afterAll(async () => {
    await closePool();
    await closeDatabase();
    await runSql(inject("adminUrl"), `drop database if exists ${name} with (force)`);
  });
  return {
    url: url.href,
    get client() {
      return getDatabase();
    },
  };
}
