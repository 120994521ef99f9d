import { z } from "zod";
import type { SweepSpec } from "@/core/sweep/sweep-spec";
import { getDatabase } from "@/server/database/database";

const count = z.int().min(0);

/** How far a checkpoint is under one limit. */
export const SweepCell = z.object({
  entryId: z.string(),
  checkpoint: z.string(),
  limit: z.int().min(1),
  planned: count,
  settled: count,
  counted: count,
  successes: count,
});
export type SweepCell = z.infer<typeof SweepCell>;

/** The cells of a sweep, by checkpoint in the order of its spec, then by limit; those that nothing is known of yet as well. */
export async function readProgressCells(runId: string, spec: SweepSpec, planned: number): Promise<SweepCell[]> {
  const rows = await getDatabase().$queryRaw<unknown[]>`
    select "Entry".id as "entryId", "Checkpoint".name as checkpoint, budgets."limit", 0 as planned,
           coalesce(sum("Tally".episodes), 0)::int as settled, coalesce(sum(counted), 0)::int as counted, coalesce(sum(successes), 0)::int as successes
    from "Entry" join "Checkpoint" on "Checkpoint".id = "checkpointId" cross join unnest(${spec.budgets}::int[]) as budgets ("limit")
    left join "Tally" on "Tally"."entryId" = "Entry".id and "Tally"."limit" = budgets."limit"
    where "Entry"."runId" = ${runId} group by "Entry".id, "Checkpoint".name, budgets."limit"`;
  // Every cell asks for the same tasks and samples.
  const ofCell = planned / (spec.checkpoints.length * spec.budgets.length);
  const known = z.array(SweepCell).parse(rows);
  const order = spec.checkpoints.map(({ name }) => name);
  return known
    .map((cell) => ({ ...cell, planned: ofCell }))
    .sort((a, b) => order.indexOf(a.checkpoint) - order.indexOf(b.checkpoint) || a.limit - b.limit);
}
