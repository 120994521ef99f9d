import { z } from "zod";
import { invalidInput } from "@/core/app-error";
import { getDatabase } from "@/server/database/database";
import type { SessionUser } from "@/server/session";
import { countFailure, forgetFailures, refuseWhenBlocked } from "./attempt-limit";
import { NewPassword } from "./credentials";
import { hashPassword, verifyPassword } from "./password-hash";

export const PasswordChange = z.object({ current: z.string().min(1).max(200), next: NewPassword });
export type PasswordChange = z.infer<typeof PasswordChange>;

const MAX_FAILURES = 10;

/** Replaces the password and ends every session, this one included: sign in again afterwards. */
export async function changePassword(user: SessionUser, { current, next }: PasswordChange): Promise<{ signedOut: true }> {
  const key = `password of ${user.id}`;
  refuseWhenBlocked(key, MAX_FAILURES);
  const { passwordHash } = await getDatabase().user.findUniqueOrThrow({ where: { id: user.id }, select: { passwordHash: true } });
  if (!(await verifyPassword(passwordHash, current))) {
    countFailure(key);
    throw invalidInput("The current password is not right.");
  }
  forgetFailures(key);
  const data = { passwordHash: await hashPassword(next), sessionVersion: { increment: 1 } };
  await getDatabase().user.update({ where: { id: user.id }, data, select: { id: true } });
  return { signedOut: true };
}
