import { z } from "zod";
import type { StopReason } from "@/core/trajectory/stop-reason";
import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";
import { OutcomeClass } from "./list-episodes";

export const TaskFilter = z.object({
  run: z.string(),
  entry: z.string(),
  /** The limit of the budget; absent: all of them, null: the unknown one. */
  t: z.int().min(1).nullable().optional(),
  /** Tasks with at least one episode that counts so. */
  outcome: OutcomeClass.optional(),
  query: z.string().trim().max(200).optional(),
  /** The task id after which the page begins. */
  cursor: z.string().max(500).nullish(),
  limit: z.int().min(1).max(200).default(100),
});
export type TaskFilter = z.infer<typeof TaskFilter>;

export interface TaskSample {
  id: string;
  limit: number | null;
  sample: number;
  outcome: OutcomeClass;
  successTurn: number | null;
  turnsUsed: number | null;
  stopReason: StopReason;
}

export interface TaskRow {
  taskId: string;
  counted: number;
  successes: number;
  /** By limit, then sample; at most 64 a task, `more` tells how many stand beyond. */
  samples: TaskSample[];
  more: number;
}

export interface TaskPage {
  items: TaskRow[];
  nextCursor: string | null;
}

/** The matrix tasks × samples of one entry, by task id, keyset. */
export async function listTasks(_scope: ProjectScope<"run:read">, _filter: TaskFilter): Promise<TaskPage> {
  return notBuilt();
}
