import { z } from "zod";
import { notBuilt } from "@/server/not-built";
import type { SessionUser } from "@/server/session";
import { NewPassword } from "./credentials";

export const PasswordChange = z.object({ current: z.string().min(1).max(200), next: NewPassword });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** Replaces the password and ends every session, this one included: sign in again afterwards. */
export async function changePassword(_user: SessionUser, _input: PasswordChange): Promise<{ signedOut: true }> {
  return notBuilt();
}
