import type { Role } from "@/core/access";
import { AppError } from "@/core/app-error";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { keepAnOwner } from "./keep-an-owner";

/** Gives a member another role; the last owner stays owner. */
export async function changeRole(
  { projectId }: ProjectScope<"member:write">,
  { userId, role }: { userId: string; role: Role },
): Promise<{ role: Role }> {
  return getDatabase().$transaction(async (transaction) => {
    if (role !== "owner") await keepAnOwner(transaction, projectId, userId);
    const { count } = await transaction.membership.updateMany({ where: { projectId, userId }, data: { role } });
    if (count === 0) throw new AppError("not_found", "This person isn't a member of the project.");
    return { role };
  });
}
