import { z } from "zod";
import { LAB_POLICIES } from "@/engine/lab/chat-completions";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { makeSortableId } from "../runs/sortable-id";
import { isUniqueViolation } from "../unique-violation";
import { nameIsTaken } from "./create-checkpoint";
import { type CheckpointRow, checkpointColumns, toCheckpointRow } from "./list-checkpoints";

const names = LAB_POLICIES.map(({ name }) => name);

export const BuiltInCheckpoint = z.object({
  name: z.string().refine((name) => names.includes(name), { error: "There is no such policy." }),
});
export type BuiltInCheckpoint = z.infer<typeof BuiltInCheckpoint>;

/** The policies that Turnwise serves itself, and whether the project has them already. */
export async function listBuiltIns({ projectId }: ProjectScope<"checkpoint:read">) {
  const rows = await getDatabase().checkpoint.findMany({
    where: { projectId, endpoint: { url: null } },
    select: { id: true, endpoint: { select: { model: true } } },
  });
  return LAB_POLICIES.map(({ name, description }) => ({
    name,
    description,
    checkpoint: rows.find(({ endpoint }) => endpoint?.model === name)?.id ?? null,
  }));
}

/** Adds a built-in policy as a checkpoint whose endpoint is the lab of this installation; once it is there, that one is returned. */
export async function addBuiltIn(scope: ProjectScope<"checkpoint:write">, { name }: BuiltInCheckpoint): Promise<CheckpointRow> {
  const { projectId } = scope;
  const where = { projectId, endpoint: { url: null, model: name } };
  const known = await getDatabase().checkpoint.findFirst({ where, select: checkpointColumns });
  if (known !== null) return toCheckpointRow(known);
  const endpoint = { create: { url: null, model: name, sampling: {}, concurrency: 16 } };
  try {
    const data = { id: makeSortableId("ckp"), projectId, name, endpoint };
    return toCheckpointRow(await getDatabase().checkpoint.create({ data, select: checkpointColumns }));
  } catch (error) {
    if (isUniqueViolation(error)) throw nameIsTaken(name);
    throw error;
  }
}
