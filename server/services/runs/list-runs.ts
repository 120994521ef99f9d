import { z } from "zod";
import type { Method } from "@/core/trajectory/method";
import type { Prisma } from "@/server/database/client/client";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { RunKindName, RunStatusName } from "./run-status";
import { RunTotals } from "./run-totals";

export const RunFilter = z.object({
  cursor: z.string().max(100).nullish(),
  limit: z.int().min(1).max(100).default(50),
  kind: RunKindName.optional(),
  status: RunStatusName.optional(),
  /** Part of the run's, a checkpoint's or a suite's name. */
  query: z.string().trim().max(200).optional(),
});
export type RunFilter = z.infer<typeof RunFilter>;

export interface RunRow {
  id: string;
  name: string;
  kind: RunKindName;
  status: RunStatusName;
  createdBy: string;
  createdAt: Date;
  /** When its last episode was settled; null for an import, and while it is not at its end. */
  finishedAt: Date | null;
  totals: RunTotals;
  /** Episodes that a sweep asks for; null for an import. */
  planned: number | null;
  checkpoints: { id: string; name: string; method: Method }[];
  suites: { name: string; version: string; split: string }[];
}

export interface RunPage {
  items: RunRow[];
  nextCursor: string | null;
}

export const runColumns = {
  id: true,
  name: true,
  kind: true,
  status: true,
  createdAt: true,
  finishedAt: true,
  totals: true,
  planned: true,
  createdBy: { select: { name: true } },
  entries: {
    select: {
      checkpoint: { select: { id: true, name: true, method: true } },
      suite: { select: { id: true, name: true, version: true, split: true } },
    },
  },
} as const;

/** Runs of the project, newest first, keyset by id (ids of runs sort by time). */
export async function listRuns({ projectId }: ProjectScope<"run:read">, filter: RunFilter): Promise<RunPage> {
  const rows = await getDatabase().run.findMany({
    where: { projectId, ...whereOf(filter) },
    select: runColumns,
    orderBy: { id: "desc" },
    take: filter.limit + 1,
  });
  const items = rows.slice(0, filter.limit).map(toRunRow);
  return { items, nextCursor: rows.length > filter.limit ? (items.at(-1)?.id ?? null) : null };
}

function whereOf({ cursor, kind, status, query }: RunFilter): Prisma.RunWhereInput {
  const contains = { contains: query, mode: "insensitive" } as const;
  const named = [{ name: contains }, { entries: { some: { OR: [{ checkpoint: { name: contains } }, { suite: { name: contains } }] } } }];
  return { kind, status, ...(cursor ? { id: { lt: cursor } } : {}), ...(query ? { OR: named } : {}) };
}

export function toRunRow({ entries, createdBy, totals, planned, ...run }: Prisma.RunGetPayload<{ select: typeof runColumns }>): RunRow {
  return {
    ...run,
    createdBy: createdBy.name,
    totals: RunTotals.parse(totals),
    planned: run.kind === "budget" ? planned : null,
    checkpoints: distinct(entries.map(({ checkpoint }) => checkpoint)),
    suites: distinct(entries.map(({ suite }) => suite)).map(({ id: _, ...suite }) => suite),
  };
}

function distinct<Row extends { id: string; name: string }>(rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...byId.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
