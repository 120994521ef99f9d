import { z } from "zod";
import { Method } from "@/core/trajectory/method";
import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";
import type { CheckpointRow } from "./list-checkpoints";

/** Absent: stays as it is; null: emptied. */
export const CheckpointChange = z.object({
  id: z.string(),
  method: Method.optional(),
  family: z.string().trim().max(200).nullable().optional(),
  step: z.int().min(0).max(2_147_483_647).nullable().optional(),
  trainSeed: z.int().min(-2_147_483_648).max(2_147_483_647).nullable().optional(),
  parentId: z.string().nullable().optional(),
});
export type CheckpointChange = z.infer<typeof CheckpointChange>;

/** Changes what people know about a checkpoint. A parent that would close a circle is refused. */
export async function updateCheckpoint(_scope: ProjectScope<"checkpoint:write">, _change: CheckpointChange): Promise<CheckpointRow> {
  return notBuilt();
}
