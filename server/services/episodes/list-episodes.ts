import { z } from "zod";
import { StopReason } from "@/core/trajectory/stop-reason";
import type { Prisma } from "@/server/database/client/client";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { classifyOutcome, OutcomeClass, whereOutcome } from "./outcome-class";

export const EpisodeFilter = z.object({
  run: z.string(),
  entry: z.string().optional(),
  task: z.string().max(500).optional(),
  /** The limit of the budget; null = those whose limit is unknown. */
  t: z.int().min(1).nullable().optional(),
  outcome: OutcomeClass.optional(),
  stopReason: StopReason.optional(),
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .nullish(),
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

export const episodeColumns = {
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
} as const;

/** Episodes of a run without their text, in the order they were stored, keyset by id. */
export async function listEpisodes({ projectId }: ProjectScope<"run:read">, filter: EpisodeFilter): Promise<EpisodePage> {
  const entries = await getDatabase().entry.findMany({
    where: { run: { id: filter.run, projectId }, id: filter.entry },
    select: { id: true, checkpoint: { select: { name: true } } },
  });
  const names = new Map(entries.map(({ id, checkpoint }) => [id, checkpoint.name]));
  const rows = await getDatabase().episode.findMany({
    where: { entryId: { in: [...names.keys()] }, ...whereOf(filter) },
    select: episodeColumns,
    orderBy: { id: "asc" },
    take: filter.limit + 1,
  });
  const items = rows.slice(0, filter.limit).map((row) => toEpisodeRow(row, names.get(row.entryId) ?? ""));
  return { items, nextCursor: rows.length > filter.limit ? (items.at(-1)?.id ?? null) : null };
}

function whereOf({ task, t, outcome, stopReason, cursor }: EpisodeFilter): Prisma.EpisodeWhereInput {
  return {
    taskId: task,
    ...(t !== undefined && { limit: t }),
    ...(cursor && { id: { gt: BigInt(cursor) } }),
    AND: [whereOutcome(outcome), stopReason === undefined ? {} : { stopReason }],
  };
}

type EpisodeColumns = Prisma.EpisodeGetPayload<{ select: typeof episodeColumns }>;

export function toEpisodeRow({ id, stopReason, ...row }: EpisodeColumns, checkpoint: string): EpisodeRow {
  return { ...row, id: String(id), checkpoint, ...classifyOutcome(stopReason, row.success) };
}
