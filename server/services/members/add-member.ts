import { z } from "zod";
import { Role } from "@/core/access";
import { AppError } from "@/core/app-error";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { EmailAddress } from "../accounts/credentials";
import { hashSecret, makeSecret } from "../secret-hash";
import { isUniqueViolation } from "../unique-violation";

export const NewMember = z.object({ email: EmailAddress, role: Role });
export type NewMember = z.infer<typeof NewMember>;

export type MemberAdded =
  | { kind: "added"; userId: string }
  /** `url` is shown once: only the hash of its secret is kept. Path and secret, without the host. */
  | { kind: "invited"; url: string; expiresAt: Date };

const INVITE_DAYS = 7;

/** Adds a person who has an account, or makes an invite link (7 days) for one who has none; an earlier link of theirs ends. */
export async function addMember(scope: ProjectScope<"member:write">, { email, role }: NewMember): Promise<MemberAdded> {
  const user = await getDatabase().user.findUnique({ where: { email }, select: { id: true } });
  return user === null ? invite(scope, { email, role }) : add(scope, user.id, { email, role });
}

async function add(scope: ProjectScope<"member:write">, userId: string, { email, role }: NewMember): Promise<MemberAdded> {
  try {
    await getDatabase().membership.create({ data: { projectId: scope.projectId, userId, role }, select: { userId: true } });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("conflict", `${email} is a member already. Change the role in the list.`);
    throw error;
  }
  return { kind: "added", userId };
}

async function invite(scope: ProjectScope<"member:write">, { email, role }: NewMember): Promise<MemberAdded> {
  const { projectId, userId: createdById } = scope;
  const secret = makeSecret();
  const expiresAt = new Date(Date.now() + INVITE_DAYS * 24 * 3_600_000);
  const database = getDatabase();
  await database.$transaction([
    database.invite.updateMany({ where: { projectId, email, acceptedAt: null, revokedAt: null }, data: { revokedAt: new Date() } }),
    database.invite.create({
      data: { projectId, email, role, createdById, secretHash: hashSecret(secret), expiresAt },
      select: { id: true },
    }),
  ]);
  return { kind: "invited", url: `/invite/${secret}`, expiresAt };
}
