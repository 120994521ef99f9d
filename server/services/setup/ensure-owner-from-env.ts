import { readServerEnv } from "@/server/env";
import { EmailAddress } from "../accounts/credentials";
import { createFirstUser } from "./create-first-user";

/**
 * For machines that are set up without a browser: makes the first owner from TURNWISE_OWNER_EMAIL, _PASSWORD and _NAME where all is set
 * and nobody exists yet. Returns whether it did.
 */
export async function ensureOwnerFromEnv(): Promise<boolean> {
  const { TURNWISE_OWNER_EMAIL: email, TURNWISE_OWNER_PASSWORD: password, TURNWISE_OWNER_NAME: name } = readServerEnv();
  if (email === undefined || password === undefined) return false;
  return createFirstUser({ email: EmailAddress.parse(email), password, name: name ?? email });
}
