import { AppError, invalidInput } from "@/core/app-error";
import type { EndpointSettings } from "@/core/checkpoint/endpoint-settings";
import type { NewCheckpoint } from "@/core/checkpoint/new-checkpoint";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { sealKey } from "../endpoints/seal-key";
import { toStorableJson } from "../imports/storable-json";
import { makeSortableId } from "../runs/sortable-id";
import { isUniqueViolation } from "../unique-violation";
import { type CheckpointRow, checkpointColumns, toCheckpointRow } from "./list-checkpoints";

/** Registers a checkpoint, and where it answers. Throws `conflict` where the project has one of that name. */
export async function createCheckpoint({ projectId }: ProjectScope<"checkpoint:write">, input: NewCheckpoint): Promise<CheckpointRow> {
  const { name, method, family, step, trainSeed, parentId, endpoint } = input;
  if (parentId && (await getDatabase().checkpoint.count({ where: { id: parentId, projectId } })) === 0) {
    throw invalidInput("The parent has to be a checkpoint of this project.");
  }
  const id = makeSortableId("ckp");
  const settings = endpoint ? { create: toEndpointRow(endpoint, id) } : undefined;
  try {
    const data = { id, projectId, name, method, family, step, trainSeed, parentId, endpoint: settings };
    return toCheckpointRow(await getDatabase().checkpoint.create({ data, select: checkpointColumns }));
  } catch (error) {
    if (isUniqueViolation(error)) throw nameIsTaken(name);
    throw error;
  }
}

function toEndpointRow({ url, model, key, sampling, concurrency }: EndpointSettings, checkpointId: string) {
  return { url, model, sampling: toStorableJson(sampling), concurrency, sealedKey: sealKey(key ?? null, checkpointId) };
}

export function nameIsTaken(name: string): AppError {
  return new AppError("conflict", `The project has a checkpoint named ${name}. Choose another name.`);
}
