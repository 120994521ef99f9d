import { AppError, invalidInput } from "@/core/app-error";
import type { CheckpointChange } from "@/core/checkpoint/checkpoint-change";
import type { Prisma } from "@/server/database/client/client";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { type CheckpointRow, checkpointColumns, toCheckpointRow } from "./list-checkpoints";

/** Changes what people know about a checkpoint. A parent that would close a circle is refused. */
export async function updateCheckpoint(
  { projectId }: ProjectScope<"checkpoint:write">,
  { id, method, family, step, trainSeed, parentId }: CheckpointChange,
): Promise<CheckpointRow> {
  return getDatabase().$transaction(async (transaction) => {
    const parents = await lockLineage(transaction, projectId);
    if (!parents.has(id)) throw new AppError("not_found", "There is no such checkpoint in this project.");
    if (parentId) checkParent(parents, id, parentId);
    const row = await transaction.checkpoint.update({
      where: { id },
      data: { method, family, step, trainSeed, parentId },
      select: checkpointColumns,
    });
    return toCheckpointRow(row);
  });
}

/** Parent by checkpoint. Locks the rows until the transaction ends: two changes at once could close a circle together. */
async function lockLineage(transaction: Prisma.TransactionClient, projectId: string): Promise<Map<string, string | null>> {
  const rows = await transaction.$queryRaw<{ id: string; parentId: string | null }[]>`
    select id, "parentId" from "Checkpoint" where "projectId" = ${projectId} order by id for update`;
  return new Map(rows.map(({ id, parentId }) => [id, parentId]));
}

function checkParent(parents: ReadonlyMap<string, string | null>, id: string, parentId: string): void {
  if (!parents.has(parentId)) throw invalidInput("The parent has to be a checkpoint of this project.");
  for (let above: string | null = parentId; above !== null; above = parents.get(above) ?? null) {
    if (above === id) throw invalidInput("A checkpoint can't descend from itself: choose another parent.");
  }
}
