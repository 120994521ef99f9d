import { z } from "zod";
import { AppError } from "@/core/app-error";
import { type EntryTally, LimitTally, type TaskTally } from "@/core/trajectory/tally";
import type { Prisma } from "@/server/database/client/client";
import { getDatabase } from "@/server/database/database";
import { groupBy } from "../group-by";
import { compareEntries, type EntryHeader, entryColumns, keyOfEntry, toEntryHeader } from "../runs/entry-header";
import { EntryLedger } from "../runs/entry-ledger";

export interface ReadEntry {
  header: EntryHeader;
  tally: EntryTally;
}

/** A row of the table, as PostgreSQL writes it in JSON. */
const TallyRow = LimitTally.extend({ entryId: z.string(), taskId: z.string(), cluster: z.string().nullable() });
type TallyRow = z.infer<typeof TallyRow>;

/** The entries that match, as the reports take them, in the reports' order. Reads counts only, whatever the number of episodes. */
export async function readEntryTallies(where: Prisma.EntryWhereInput): Promise<ReadEntry[]> {
  const entries = await getDatabase().entry.findMany({ where, select: entryColumns });
  const rows = await readTallyRows(entries.map(({ id }) => id));
  const rowsByEntry = groupBy(rows, ({ entryId }) => entryId);
  const read = entries.map((entry) => {
    const header = toEntryHeader(entry);
    return { header, tally: toEntryTally(header, EntryLedger.parse(entry.ledger), rowsByEntry.get(entry.id) ?? []) };
  });
  return read.sort((a, b) => compareEntries(a.header, b.header));
}

/** All rows in one JSON value: thousands of them arrive in half the time that as many rows take. */
async function readTallyRows(entryIds: readonly string[]): Promise<TallyRow[]> {
  const [answer] = await getDatabase().$queryRaw<{ tallies: unknown }[]>`
    select json_agg(tally) as tallies from "Tally" tally where tally."entryId" = any(${entryIds})`;
  return z.array(TallyRow).nullable().parse(answer?.tallies) ?? [];
}

/** The two sides of a comparison. @throws AppError not_found when one of them isn't in the project. */
export async function readTwoEntries(projectId: string, a: string, b: string): Promise<{ a: ReadEntry; b: ReadEntry }> {
  const read = await readEntryTallies({ id: { in: [a, b] }, run: { projectId } });
  const [left, right] = [a, b].map((id) => read.find(({ header }) => header.id === id));
  if (left === undefined || right === undefined) {
    throw new AppError("not_found", "One side of the comparison isn't in this project any more. Choose another.");
  }
  return { a: left, b: right };
}

/** A method that nobody told and nobody chose stays untold, as it is on the command line. */
function toEntryTally(header: EntryHeader, ledger: EntryLedger, rows: readonly TallyRow[]): EntryTally {
  const { method, family, trainSeed } = header.checkpoint;
  const tasks = [...groupBy(rows, ({ taskId }) => taskId)].map(([taskId, limits]) => toTaskTally(taskId, limits));
  return {
    key: keyOfEntry(header),
    method: ledger.method === null && method === "other" ? null : method,
    family,
    trainSeed,
    duplicates: ledger.duplicates,
    equalTranscripts: ledger.equalTranscripts,
    withTranscript: ledger.withTranscript,
    tasks: tasks.sort((a, b) => (a.taskId < b.taskId ? -1 : 1)),
  };
}

function toTaskTally(taskId: string, rows: readonly TallyRow[]): TaskTally {
  const limits = rows.map(({ entryId: _, taskId: __, cluster: ___, ...tally }) => tally);
  const last = Number.POSITIVE_INFINITY;
  return {
    taskId,
    cluster: rows.find(({ cluster }) => cluster !== null)?.cluster ?? null,
    limits: limits.sort((a, b) => (a.limit ?? last) - (b.limit ?? last)),
  };
}
