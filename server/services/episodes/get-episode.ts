import { AppError } from "@/core/app-error";
import { BudgetUnit, BudgetVisibility } from "@/core/trajectory/budget";
import type { Episode, Message } from "@/core/trajectory/episode";
import type { Method } from "@/core/trajectory/method";
import type { ToldBudget } from "@/core/trajectory/told-budget";
import type { Prisma } from "@/server/database/client/client";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { type EpisodeNeighbours, findNeighbours } from "./find-neighbours";
import { type EpisodeRow, toEpisodeRow } from "./list-episodes";
import { readShownEpisode } from "./read-shown-episode";
import type { ShownEpisode } from "./shown-episode";
import type { TurnSummary } from "./summarise-turn";

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
  /** Why it ended as it did, where that is not the agent's doing: one sentence. */
  detail: string | null;
  toldBudget: ToldBudget;
  source: { format: string | null; file: string | null; line: number | null; lost: string[] };
  /** The body of the first request is kept. */
  hasFirstRequest: boolean;
  /** Messages before the first turn; `promptCut` when they were shortened. */
  prompt: Message[];
  promptCut: boolean;
  /** One line a turn, for the list at the left and the budget ribbon; the first 4,000 of `turnCount`. */
  turns: TurnSummary[];
  turnCount: number;
  neighbours: EpisodeNeighbours;
}

const MAX_SUMMARIES = 4_000;

const columns = {
  id: true,
  entryId: true,
  taskId: true,
  limit: true,
  sample: true,
  success: true,
  score: true,
  successTurn: true,
  turnsUsed: true,
  stopReason: true,
  seed: true,
  inputTokens: true,
  outputTokens: true,
  costUsd: true,
  entry: {
    select: {
      visibility: true,
      unit: true,
      checkpoint: { select: { id: true, name: true, method: true, step: true } },
      suite: { select: { name: true, version: true, split: true } },
      run: { select: { id: true, name: true, project: { select: { slug: true, name: true } } } },
    },
  },
} as const;

type EpisodeColumns = Prisma.EpisodeGetPayload<{ select: typeof columns }>;

/** One episode with its neighbours in the same entry and limit. */
export async function getEpisode(scope: ProjectScope<"run:read">, episodeId: string): Promise<EpisodeHeader> {
  const where = { id: BigInt(episodeId), entry: { run: { projectId: scope.projectId } } };
  const row = await getDatabase().episode.findFirst({ where, select: columns });
  if (row === null) throw new AppError("not_found", "There is no such episode, or it isn't yours to see.");
  const [episode, neighbours] = await Promise.all([readShownEpisode(scope, episodeId), findNeighbours(row)]);
  return { ...describeRow(row), ...describeText(episode), neighbours };
}

function describeRow({ entry, seed, inputTokens, outputTokens, costUsd, ...row }: EpisodeColumns) {
  const { checkpoint, suite } = entry;
  const { project, ...run } = entry.run;
  return {
    ...toEpisodeRow(row, checkpoint.name),
    project,
    run,
    checkpointRef: checkpoint,
    suite,
    visibility: BudgetVisibility.parse(entry.visibility),
    unit: BudgetUnit.parse(entry.unit),
    seed: seed === null ? null : String(seed),
    inputTokens,
    outputTokens,
    costUsd,
  };
}

function describeText({ facts, prompt, turns, toldBudget }: ShownEpisode) {
  const { task, source, started_at, ended_at, outcome } = facts;
  return {
    cluster: task?.cluster ?? null,
    startedAt: started_at ?? null,
    endedAt: ended_at ?? null,
    source: describeSource(source),
    detail: typeof outcome.detail === "string" ? outcome.detail : null,
    toldBudget,
    hasFirstRequest: turns[0]?.exchange?.value.request != null,
    prompt: prompt.value,
    promptCut: prompt.cut,
    turns: turns.slice(0, MAX_SUMMARIES).map(({ summary }) => summary),
    turnCount: turns.length,
  };
}

function describeSource(source: Episode["source"]): EpisodeHeader["source"] {
  return { format: source?.format ?? null, file: source?.file ?? null, line: source?.line ?? null, lost: source?.lost ?? [] };
}
