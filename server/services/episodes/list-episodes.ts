import { z } from "zod";
import { StopReason } from "@/core/trajectory/stop-reason";
import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";

/** How an episode counts: success, failure, missing or not_graded. */
export const OutcomeClass = z.enum(["success", "failure", "missing", "not_graded"]);
export type OutcomeClass = z.infer<typeof OutcomeClass>;

export const EpisodeFilter = z.object({
  run: z.string(),
  entry: z.string().optional(),
  task: z.string().max(500).optional(),
  /** The limit of the budget; null = those whose limit is unknown. */
  t: z.int().min(1).nullable().optional(),
  outcome: OutcomeClass.optional(),
  stopReason: StopReason.optional(),
  cursor: z.string().max(40).nullish(),
  limit: z.int().min(1).max(200).default(100),
});
export type EpisodeFilter = z.infer<typeof EpisodeFilter>;

export interface EpisodeRow {
  id: string;
  entryId: string;
  checkpoint: string;
  taskId: string;
  limit: number | null;
  sample: number;
  outcome: OutcomeClass;
  success: boolean | null;
  score: number | null;
  successTurn: number | null;
  turnsUsed: number | null;
  stopReason: StopReason;
}

export interface EpisodePage {
  items: EpisodeRow[];
  nextCursor: string | null;
}

/** Episodes of a run without their text, in the order they were stored, keyset by id. */
export async function listEpisodes(_scope: ProjectScope<"run:read">, _filter: EpisodeFilter): Promise<EpisodePage> {
  return notBuilt();
}
