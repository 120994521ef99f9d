import { AppError } from "@/core/app-error";
import { passKtReport } from "@/core/reports/pass-kt";
import { PassKtOptions } from "@/core/reports/report-options";
import type { EntryTally } from "@/core/trajectory/tally";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { readEntryTallies } from "../reports/read-entry-tallies";
import type { EntryHeader } from "../runs/entry-header";
import { type CheckpointRow, checkpointColumns, toCheckpointRow } from "./list-checkpoints";

/** Pass@1 at the largest T of an entry's default mode; `value: null` has its reason. */
export interface PassAtLargestT {
  t: number;
  value: number | null;
  low: number | null;
  high: number | null;
  reason: string | null;
}

export interface CheckpointEntry extends EntryHeader {
  passAt1: PassAtLargestT | null;
}

export interface CheckpointDetail extends CheckpointRow {
  children: { id: string; name: string }[];
  entryList: CheckpointEntry[];
}

/** A checkpoint with its lineage and everything that it was evaluated on, newest run first. */
export async function getCheckpoint({ projectId }: ProjectScope<"checkpoint:read">, id: string): Promise<CheckpointDetail> {
  const [row, read] = await Promise.all([
    getDatabase().checkpoint.findFirst({
      where: { id, projectId },
      select: {
        ...checkpointColumns,
        children: { select: { id: true, name: true }, orderBy: { name: "asc" } },
      },
    }),
    readEntryTallies({ checkpointId: id, run: { projectId } }),
  ]);
  if (row === null) throw new AppError("not_found", "There is no such checkpoint in this project.");
  const { children, ...checkpoint } = row;
  const entryList = read.map(({ header, tally }) => ({ ...header, passAt1: passAtLargestT(tally) }));
  entryList.sort((a, b) => (a.run.id < b.run.id ? 1 : -1));
  return { ...toCheckpointRow(checkpoint), children, entryList };
}

function passAtLargestT(tally: EntryTally): PassAtLargestT | null {
  const report = passKtReport([tally], PassKtOptions.parse({ k: [1] }));
  const cell = report.checkpoints[0]?.cells.at(-1);
  return cell === undefined ? null : { t: cell.t, value: cell.value, low: cell.low, high: cell.high, reason: cell.reason };
}
