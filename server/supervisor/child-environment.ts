import { join } from "node:path";
import type { StartEnv } from "../env";
import { readOrCreateSecret } from "./secret-file";

export type StartMode = "start" | "dev";

/** The environment of the web server and the worker: ours, and what a person need not set. */
export async function childEnvironment(
  mode: StartMode,
  env: StartEnv,
  dataFolder: string,
  databaseUrl: string,
): Promise<NodeJS.ProcessEnv> {
  const secret = env.NEXTAUTH_SECRET ?? (await readOrCreateSecret(join(dataFolder, "nextauth-secret")));
  const secretKey = env.TURNWISE_SECRET_KEY ?? (await readOrCreateSecret(join(dataFolder, "secret-key")));
  // Without an address of its own, next-auth answers under the one that it was asked at: localhost, a machine's name, any port.
  const address = env.NEXTAUTH_URL === undefined ? { AUTH_TRUST_HOST: "true" } : { NEXTAUTH_URL: env.NEXTAUTH_URL };
  return {
    ...process.env,
    ...address,
    NODE_ENV: mode === "dev" ? "development" : "production",
    DATABASE_URL: databaseUrl,
    NEXTAUTH_SECRET: secret,
    TURNWISE_SECRET_KEY: secretKey,
    TURNWISE_LAB_URL: env.TURNWISE_LAB_URL ?? `http://127.0.0.1:${env.PORT}/api/lab/v1`,
    PORT: String(env.PORT),
    NEXT_TELEMETRY_DISABLED: "1",
    LOG_LEVEL: process.env.LOG_LEVEL || (process.stdout.isTTY ? "warn" : "info"),
  };
}
