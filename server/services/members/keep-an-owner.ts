import { AppError } from "@/core/app-error";
import type { Prisma } from "@/server/database/client/client";

/**
 * Refuses to leave the project without an owner when `userId` stops being one. Locks the owners' rows until the transaction ends, so
 * that two owners can't step down at once.
 */
export async function keepAnOwner(transaction: Prisma.TransactionClient, projectId: string, userId: string): Promise<void> {
  const owners = await transaction.$queryRaw<{ userId: string }[]>`
    select "userId" from "Membership" where "projectId" = ${projectId} and role = 'owner' order by "userId" for update`;
  if (owners.length === 1 && owners[0]?.userId === userId) {
    throw new AppError("conflict", "A project needs an owner. Make somebody else owner first.");
  }
}
