import { AppError } from "@/core/app-error";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { keepAnOwner } from "./keep-an-owner";

/** Takes a person out of the project; never the last owner. */
export async function removeMember({ projectId }: ProjectScope<"member:write">, userId: string): Promise<{ removed: true }> {
  return getDatabase().$transaction(async (transaction) => {
    await keepAnOwner(transaction, projectId, userId);
    const { count } = await transaction.membership.deleteMany({ where: { projectId, userId } });
    if (count === 0) throw new AppError("not_found", "This person isn't a member of the project.");
    return { removed: true };
  });
}
