import { z } from "zod";
import { notBuilt } from "@/server/not-built";
import { EmailAddress, NewPassword, PersonName } from "../accounts/credentials";

export const SetupInput = z.object({
  token: z.string().min(1).max(200),
  name: PersonName,
  email: EmailAddress,
  password: NewPassword,
  labName: z.string().trim().max(120).optional(),
});
export type SetupInput = z.infer<typeof SetupInput>;

/** Makes the first owner from the one-time token. */
export async function completeSetup(_input: SetupInput): Promise<{ email: string }> {
  return notBuilt();
}
