import { z } from "zod";
import { measurePilot } from "@/core/reports/measure-pilot";
import { SweepSpec } from "@/core/sweep/sweep-spec";
import type { BudgetVisibility } from "@/core/trajectory/budget";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { readEntryTallies } from "../reports/read-entry-tallies";
import { type EntryHeader, entryColumns, toEntryHeader } from "../runs/entry-header";

/** Two checkpoints that a sweep is to compare, and what it will play. */
export const PilotQuery = z.object({
  suite: SweepSpec.shape.suite,
  visibility: SweepSpec.shape.visibility,
  a: z.string(),
  b: z.string(),
  /** The `id` of a choice; null, or one that is gone: the one that fits best. */
  pilot: z.string().nullable().default(null),
});
export type PilotQuery = z.infer<typeof PilotQuery>;

/** A run that has both checkpoints on the suite. */
export interface PilotChoice {
  id: string;
  run: EntryHeader["run"];
  split: string;
  visibility: BudgetVisibility;
}

export interface PilotAnswer {
  /** Newest first. */
  choices: PilotChoice[];
  chosen: (PilotChoice & { budgets: ReturnType<typeof measurePilot> }) | null;
}

interface Pair {
  choice: PilotChoice;
  a: EntryHeader;
  b: EntryHeader;
}

/**
 * What finished runs of the project say about the spreads that a sweep will meet. Unless one is named, the newest with the same split and
 * visibility is read, then the newest with the same visibility, then the newest.
 */
export async function findPilot({ projectId }: ProjectScope<"report:read">, query: PilotQuery): Promise<PilotAnswer> {
  const pairs = await listPairs(projectId, query);
  const likeness = ({ visibility, split }: PilotChoice) => (visibility !== query.visibility ? 0 : split === query.suite.split ? 2 : 1);
  const best = pairs.toSorted((left, right) => likeness(right.choice) - likeness(left.choice))[0];
  const pair = pairs.find(({ choice }) => choice.id === query.pilot) ?? best;
  return {
    choices: pairs.map(({ choice }) => choice),
    chosen: pair === undefined ? null : { ...pair.choice, budgets: await measurePair(pair) },
  };
}

/** Newest run first. */
async function listPairs(projectId: string, { a, b, suite: { name, version } }: PilotQuery): Promise<Pair[]> {
  const rows = await getDatabase().entry.findMany({
    where: {
      run: { projectId, status: { in: ["finished", "finished_with_problems"] } },
      checkpointId: { in: [a, b] },
      suite: { name, version },
      unit: SweepSpec.shape.unit.parse(undefined),
    },
    select: entryColumns,
    orderBy: { runId: "desc" },
  });
  const headers = rows.map(toEntryHeader);
  return headers.flatMap((entry) => {
    const other = entry.checkpoint.id === a ? headers.find((each) => each.checkpoint.id === b && isAlike(each, entry)) : undefined;
    if (other === undefined) return [];
    const { id, run, visibility, suite } = entry;
    return [{ choice: { id, run, visibility, split: suite.split }, a: entry, b: other }];
  });
}

function isAlike(one: EntryHeader, other: EntryHeader): boolean {
  return one.run.id === other.run.id && one.suite.split === other.suite.split && one.visibility === other.visibility;
}

async function measurePair({ a, b }: Pair): Promise<ReturnType<typeof measurePilot>> {
  const read = await readEntryTallies({ id: { in: [a.id, b.id] } });
  const [ofA, ofB] = [a, b].map(({ id }) => read.find(({ header }) => header.id === id)?.tally);
  // A run that was removed in between is no pilot any more.
  return ofA === undefined || ofB === undefined ? [] : measurePilot(ofA, ofB, "exclude");
}
