import pg from "pg";
import { readServerEnv } from "@/server/env";

/**
 * Runs `work` on a connection of its own, while no other worker is at the same import; does nothing when one is. The lock belongs to
 * the connection: it ends with the process, however that ends.
 */
export async function withImportLock(importId: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: readServerEnv().DATABASE_URL });
  // A connection that breaks fails the query that is under way; without this listener it would end the process as well.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock(hashtextextended($1, 0)) as locked", [
      `import ${importId}`,
    ]);
    if (rows[0]?.locked) await work(client);
  } finally {
    await client.end();
  }
}
