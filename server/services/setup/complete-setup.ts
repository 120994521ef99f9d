import { z } from "zod";
import { AppError } from "@/core/app-error";
import { getDatabase } from "@/server/database/database";
import { countFailure, refuseWhenBlocked } from "../accounts/attempt-limit";
import { EmailAddress, NewPassword, PersonName } from "../accounts/credentials";
import { matchesSecret } from "../secret-hash";
import { createFirstUser } from "./create-first-user";

export const SetupInput = z.object({
  token: z.string().min(1).max(200),
  name: PersonName,
  email: EmailAddress,
  password: NewPassword,
  labName: z.string().trim().max(120).optional(),
});
export type SetupInput = z.infer<typeof SetupInput>;

const MAX_FAILURES = 20;

/** Makes the first owner from the one-time token that the start printed. */
export async function completeSetup({ token, ...person }: SetupInput): Promise<{ email: string }> {
  refuseWhenBlocked("setup", MAX_FAILURES);
  const stored = await getDatabase().installation.findUnique({ where: { name: "setup_token_hash" }, select: { value: true } });
  if (stored === null || !matchesSecret(token, stored.value)) {
    countFailure("setup");
    throw new AppError("forbidden", "This setup link is not valid. Use the one that the start printed last.");
  }
  if (!(await createFirstUser(person))) throw new AppError("conflict", "This installation is set up already. Sign in instead.");
  return { email: person.email };
}
