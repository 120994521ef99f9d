import { z } from "zod";
import { AppError, invalidInput } from "@/core/app-error";
import { getDatabase } from "@/server/database/database";
import { countFailure, refuseWhenBlocked } from "../accounts/attempt-limit";
import { NewPassword, PersonName } from "../accounts/credentials";
import { hashPassword, verifyPassword } from "../accounts/password-hash";
import { type FoundInvite, findOpenInvite } from "./find-open-invite";

export const InviteAnswer = z.object({ secret: z.string().min(1).max(200), name: PersonName, password: NewPassword });
export type InviteAnswer = z.infer<typeof InviteAnswer>;

const MAX_FAILURES = 10;

/**
 * Makes the invited person's account and membership; the link works once. Who got an account in the meantime joins with the password
 * of that account. `project` is the slug.
 */
export async function acceptInvite({ secret, name, password }: InviteAnswer): Promise<{ email: string; project: string }> {
  const invite = await findOpenInvite(secret);
  if (invite === null) throw linkUsed();
  const existing = await getDatabase().user.findUnique({
    where: { email: invite.email },
    select: { id: true, passwordHash: true, deactivatedAt: true },
  });
  if (existing !== null) await checkPassword(invite, existing, password);
  await join(invite, existing ?? { email: invite.email, name, passwordHash: await hashPassword(password) });
  return { email: invite.email, project: invite.project.slug };
}

type Person = { id: string } | { email: string; name: string; passwordHash: string };

/** Marks the invite first: of two who follow the link at once, one finds it used. Who is a member already keeps the role. */
async function join(invite: FoundInvite, person: Person): Promise<void> {
  await getDatabase().$transaction(async (transaction) => {
    const open = { id: invite.id, acceptedAt: null, revokedAt: null };
    const { count } = await transaction.invite.updateMany({ where: open, data: { acceptedAt: new Date() } });
    if (count === 0) throw linkUsed();
    const user = "id" in person ? person : await transaction.user.create({ data: person, select: { id: true } });
    const key = { projectId: invite.projectId, userId: user.id };
    await transaction.membership.upsert({
      where: { projectId_userId: key },
      create: { ...key, role: invite.role },
      update: {},
      select: { userId: true },
    });
  });
}

async function checkPassword(
  invite: FoundInvite,
  person: { passwordHash: string; deactivatedAt: Date | null },
  password: string,
): Promise<void> {
  const key = `invite ${invite.id}`;
  refuseWhenBlocked(key, MAX_FAILURES);
  if ((await verifyPassword(person.passwordHash, password)) && person.deactivatedAt === null) return;
  countFailure(key);
  throw invalidInput(`${invite.email} has an account already: give the password of that account to join.`);
}

function linkUsed(): AppError {
  return new AppError("not_found", "This invite link can't be used any more. Ask for a new one.");
}
