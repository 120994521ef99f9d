import { PrismaPg } from "@prisma/adapter-pg";
import { readServerEnv } from "../env";
import { PrismaClient } from "./client/client";

export type Database = PrismaClient;

declare global {
  /** Kept here, so that a module that `next dev` loads again doesn't open another pool. */
  var turnwiseDatabase: Database | undefined;
}

/** The one client of this process for DATABASE_URL, opened at first use. */
export function getDatabase(): Database {
  globalThis.turnwiseDatabase ??= openDatabase(readServerEnv().DATABASE_URL);
  return globalThis.turnwiseDatabase;
}

/** A client of its own for another address; the caller disconnects it. */
export function openDatabase(databaseUrl: string): Database {
  return new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl }) });
}

/** Closes the client of this process, so that it can end. */
export async function closeDatabase(): Promise<void> {
  await globalThis.turnwiseDatabase?.$disconnect();
  globalThis.turnwiseDatabase = undefined;
}
