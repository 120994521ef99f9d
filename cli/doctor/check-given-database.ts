import pg from "pg";

const TIMEOUT_MS = 5_000;

/** Whether the database of DATABASE_URL answers; says its version. Throws with a reason that holds no password. */
export async function checkGivenDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
  try {
    await client.connect();
    const { rows } = await client.query("show server_version");
    return `PostgreSQL ${String(rows[0]?.server_version)} answers at DATABASE_URL`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`DATABASE_URL: ${reason}; check the address, or unset it to use the embedded database`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
