import { z } from "zod";
import { AppError, invalidInput } from "@/core/app-error";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { makeSortableId } from "../runs/sortable-id";
import { isUniqueViolation } from "../unique-violation";
import { type CheckpointRow, checkpointColumns, toCheckpointRow } from "./list-checkpoints";
import { CheckpointChange } from "./update-checkpoint";

export const NewCheckpoint = CheckpointChange.omit({ id: true }).extend({
  name: z.string().trim().min(1, "Give the checkpoint a name.").max(500),
});
export type NewCheckpoint = z.infer<typeof NewCheckpoint>;

/** Registers a checkpoint. Throws `conflict` where the project has one of that name. */
export async function createCheckpoint({ projectId }: ProjectScope<"checkpoint:write">, input: NewCheckpoint): Promise<CheckpointRow> {
  const { name, method, family, step, trainSeed, parentId } = input;
  if (parentId && (await getDatabase().checkpoint.count({ where: { id: parentId, projectId } })) === 0) {
    throw invalidInput("The parent has to be a checkpoint of this project.");
  }
  try {
    const data = { id: makeSortableId("ckp"), projectId, name, method, family, step, trainSeed, parentId };
    return toCheckpointRow(await getDatabase().checkpoint.create({ data, select: checkpointColumns }));
  } catch (error) {
    if (isUniqueViolation(error)) throw nameIsTaken(name);
    throw error;
  }
}

export function nameIsTaken(name: string): AppError {
  return new AppError("conflict", `The project has a checkpoint named ${name}. Choose another name.`);
}
