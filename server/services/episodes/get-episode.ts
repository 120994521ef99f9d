import type { BudgetUnit, BudgetVisibility } from "@/core/trajectory/budget";
import type { Message } from "@/core/trajectory/episode";
import type { Method } from "@/core/trajectory/method";
import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";
import type { EpisodeRow } from "./list-episodes";

export interface EpisodeNeighbours {
  previousSample: string | null;
  nextSample: string | null;
  previousTask: string | null;
  nextTask: string | null;
}

export interface TurnSummary {
  index: number;
  /** The action, else the first words of the assistant, at most 120 characters. */
  headline: string;
  valid: boolean | null;
  error: boolean;
  told: string | null;
  progress: number | null;
  reward: number | null;
}

export interface EpisodeHeader extends EpisodeRow {
  project: { slug: string; name: string };
  run: { id: string; name: string };
  checkpointRef: { id: string; name: string; method: Method; step: number | null };
  suite: { name: string; version: string; split: string };
  visibility: BudgetVisibility;
  unit: BudgetUnit;
  cluster: string | null;
  seed: string | null;
  inputTokens: number | null;
  outputTokens: number | null;
  costUsd: number | null;
  startedAt: string | null;
  endedAt: string | null;
  source: { format: string | null; file: string | null; line: number | null; lost: string[] };
  /** Messages before the first turn; `promptCut` when they were shortened. */
  prompt: Message[];
  promptCut: boolean;
  /** One line a turn, for the list at the left and the budget ribbon. */
  turns: TurnSummary[];
  neighbours: EpisodeNeighbours;
}

/** One episode with its neighbours in the same entry and limit. */
export async function getEpisode(_scope: ProjectScope<"run:read">, _episodeId: string): Promise<EpisodeHeader> {
  return notBuilt();
}
