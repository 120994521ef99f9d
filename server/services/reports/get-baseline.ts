import { z } from "zod";
import { AppError, invalidInput } from "@/core/app-error";
import { baselineReport } from "@/core/reports/baseline";
import type { BaselineReport } from "@/core/reports/baseline-report";
import { CompareOptions } from "@/core/reports/report-options";
import { entryKeyText } from "@/core/trajectory/entry";
import type { ProjectScope } from "@/server/scope";
import { type EntryHeader, keyOfEntry } from "../runs/entry-header";
import { type ReadEntry, readEntryTallies } from "./read-entry-tallies";

const MOST_CHECKPOINTS = 30;

export const BaselineQuery = CompareOptions.extend({ base: z.string(), others: z.array(z.string()).min(1).max(MOST_CHECKPOINTS) });
export type BaselineQuery = z.infer<typeof BaselineQuery>;

export interface BaselineAnswer {
  report: BaselineReport;
  base: EntryHeader;
  /** The checkpoints in the order of `report.comparisons`. */
  others: EntryHeader[];
}

/** Several entries minus one baseline with one band over all of them: exactly what the command line gives for the same episodes. */
export async function getBaseline({ projectId }: ProjectScope<"report:read">, query: BaselineQuery): Promise<BaselineAnswer> {
  const ids = [...new Set([query.base, ...query.others])];
  const read = await readEntryTallies({ id: { in: ids }, run: { projectId } });
  const base = read.find(({ header }) => header.id === query.base);
  if (base === undefined || read.length < ids.length) {
    throw new AppError("not_found", "One of the checkpoints isn't in this project any more. Choose others.");
  }
  const others = read.filter((entry) => entry !== base);
  refuseUnlike(base, others);
  const report = baselineReport(
    base.tally,
    others.map(({ tally }) => tally),
    CompareOptions.parse(query),
  );
  return { report, base: base.header, others: others.map(({ header }) => header) };
}

/** One band over all needs one suite, visibility and unit, and every checkpoint once. */
function refuseUnlike(base: ReadEntry, others: readonly ReadEntry[]): void {
  const { checkpoint } = base.tally.key;
  const seen = new Set([checkpoint]);
  for (const { header, tally } of others) {
    const { name } = header.checkpoint;
    if (entryKeyText({ ...keyOfEntry(header), checkpoint }) !== entryKeyText(base.tally.key)) {
      throw invalidInput(
        `${name} has another suite, visibility or unit of turns than the baseline ${checkpoint}; compare these two alone.`,
      );
    }
    if (seen.has(tally.key.checkpoint)) {
      throw invalidInput(`${name} is chosen from two runs; against a baseline each checkpoint stands once, so take one of them out.`);
    }
    seen.add(tally.key.checkpoint);
  }
}
