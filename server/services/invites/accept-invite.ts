import { z } from "zod";
import { notBuilt } from "@/server/not-built";
import { NewPassword, PersonName } from "../accounts/credentials";

export const InviteAnswer = z.object({ secret: z.string().min(1).max(200), name: PersonName, password: NewPassword });
export type InviteAnswer = z.infer<typeof InviteAnswer>;

/** Makes the invited person's account and membership; the link works once. */
export async function acceptInvite(_input: InviteAnswer): Promise<{ email: string; project: string }> {
  return notBuilt();
}
