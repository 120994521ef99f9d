import { z } from "zod";
import type { StopReason } from "@/core/trajectory/stop-reason";
import { Prisma } from "@/server/database/client/client";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { groupBy } from "../group-by";
import { classifyOutcome, OutcomeClass } from "./outcome-class";

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
  limit: z.int().min(1).max(100).default(50),
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

const MAX_SAMPLES = 64;

/** The matrix tasks × samples of one entry, by task id, keyset. */
export async function listTasks({ projectId }: ProjectScope<"run:read">, filter: TaskFilter): Promise<TaskPage> {
  const found = await findTaskIds(projectId, filter);
  const taskIds = found.slice(0, filter.limit);
  const rows = await getDatabase().episode.findMany({
    where: { entryId: filter.entry, taskId: { in: taskIds }, ...(filter.t !== undefined && { limit: filter.t }) },
    select: { id: true, taskId: true, limit: true, sample: true, success: true, successTurn: true, turnsUsed: true, stopReason: true },
    orderBy: [{ limit: { sort: "asc", nulls: "last" } }, { sample: "asc" }],
  });
  const rowsByTask = groupBy(rows, ({ taskId }) => taskId);
  const items = taskIds.map((taskId) => toTaskRow(taskId, rowsByTask.get(taskId) ?? []));
  return { items, nextCursor: found.length > filter.limit ? (taskIds.at(-1) ?? null) : null };
}

/** Which tallies hold an episode that counts so. */
const HAS_OUTCOME: Readonly<Record<OutcomeClass, Prisma.Sql>> = {
  success: Prisma.sql`tally.successes > 0`,
  failure: Prisma.sql`tally.counted > tally.successes`,
  not_graded: Prisma.sql`tally."notGraded" > 0`,
  missing: Prisma.sql`tally.episodes > tally.counted + tally."notGraded"`,
};

/** One more than the page holds, where there are more. Reads the counts, of which there are few. */
async function findTaskIds(projectId: string, { run, entry, t, outcome, query, cursor, limit }: TaskFilter): Promise<string[]> {
  const conditions = [
    Prisma.sql`entry.id = ${entry} and run.id = ${run} and run."projectId" = ${projectId}`,
    ...(t === undefined ? [] : [Prisma.sql`tally."limit" is not distinct from ${t}::int`]),
    ...(outcome ? [HAS_OUTCOME[outcome]] : []),
    ...(query ? [Prisma.sql`position(lower(${query}) in lower(tally."taskId")) > 0`] : []),
    ...(cursor ? [Prisma.sql`tally."taskId" > ${cursor}`] : []),
  ];
  const rows = await getDatabase().$queryRaw<{ taskId: string }[]>`
    select distinct tally."taskId" from "Tally" tally join "Entry" entry on entry.id = tally."entryId" join "Run" run on run.id = entry."runId"
    where ${Prisma.join(conditions, " and ")} order by tally."taskId" limit ${limit + 1}`;
  return rows.map(({ taskId }) => taskId);
}

interface SampleColumns {
  id: bigint;
  limit: number | null;
  sample: number;
  success: boolean | null;
  successTurn: number | null;
  turnsUsed: number | null;
  stopReason: string;
}

function toTaskRow(taskId: string, rows: readonly SampleColumns[]): TaskRow {
  const samples = rows.map(toSample);
  const successes = samples.filter(({ outcome }) => outcome === "success").length;
  const failures = samples.filter(({ outcome }) => outcome === "failure").length;
  return {
    taskId,
    counted: successes + failures,
    successes,
    samples: samples.slice(0, MAX_SAMPLES),
    more: Math.max(0, samples.length - MAX_SAMPLES),
  };
}

function toSample({ id, success, stopReason, ...row }: SampleColumns): TaskSample {
  return { ...row, id: String(id), ...classifyOutcome(stopReason, success) };
}
