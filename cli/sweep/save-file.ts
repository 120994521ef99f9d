import { basename, resolve } from "node:path";
import { invalidInput } from "@/core/app-error";
import { EpisodeImport, type ImportedEpisode } from "@/core/formats/episode-import";
import type { PlannedEpisode } from "@/core/sweep/plan-sweep";
import type { SweepSpec } from "@/core/sweep/sweep-spec";
import { showPlace } from "@/core/trajectory/ledger";
import { isMissing, type StopReason } from "@/core/trajectory/stop-reason";
import { measureLines, readFirstBytes, readKeptLines } from "@/engine/files/whole-lines";
import { writeAtomically } from "@/engine/files/write-atomically";
import { findDifference, originOf } from "./sweep-origin";

/** What a save file already holds of a sweep. */
export interface SavedEpisodes {
  /** Places in the plan (`ordinal`) whose episodes have an outcome. */
  readonly settled: ReadonlySet<number>;
  /** Episodes that ended without an outcome, by cause: they are played again. */
  readonly missing: ReadonlyMap<StopReason, number>;
  /** The lines that stay: each identity once, with an outcome. */
  readonly lines: ReadonlySet<number>;
  readonly wholeBytes: number;
  /** Whether nothing but the lines that stay is in the file. */
  readonly clean: boolean;
}

const NOTHING: SavedEpisodes = { settled: new Set(), missing: new Map(), lines: new Set(), wholeBytes: 0, clean: true };

/**
 * Reads what a sweep has saved so far; nothing where there is no file. Throws `invalid_input`, with file and line, where the file holds
 * anything but episodes of this sweep. Changes nothing.
 */
export async function readSaveFile(path: string, spec: SweepSpec, plan: readonly PlannedEpisode[]): Promise<SavedEpisodes> {
  const size = await measureLines(path);
  if (size === null || size.fileBytes === 0) return NOTHING;
  const { fileBytes, wholeBytes } = size;
  if (wholeBytes === 0) {
    await checkTornStart(path);
    return { ...NOTHING, clean: false };
  }
  const findPlanned = indexPlan(spec, plan);
  const settled = new Set<number>();
  const lines = new Set<number>();
  const missing = new Map<StopReason, number>();
  const episodes = new EpisodeImport({ format: "canonical", badRecords: "stop" });
  const name = basename(path);
  for await (const imported of episodes.read({ path: resolve(path), name, bytes: readFirstBytes(path, name, wholeBytes) })) {
    const { ordinal } = findPlanned(imported);
    const { stopReason } = imported.outcome;
    if (isMissing(stopReason)) missing.set(stopReason, (missing.get(stopReason) ?? 0) + 1);
    else {
      settled.add(ordinal);
      lines.add(imported.place.line ?? 0);
    }
  }
  const clean = wholeBytes === fileBytes && missing.size === 0 && episodes.report().duplicates === 0;
  return { settled, missing, lines, wholeBytes, clean };
}

/** Leaves only the lines that stay. The file is replaced as a whole: a kill leaves the old or the new one. */
export async function mendSaveFile(path: string, { clean, lines, wholeBytes }: SavedEpisodes): Promise<void> {
  if (!clean) await writeAtomically(path, readKeptLines(path, wholeBytes, lines));
}

/** Finds a saved episode's place in the plan; throws for one that has none. */
function indexPlan(spec: SweepSpec, plan: readonly PlannedEpisode[]): (imported: ImportedEpisode) => PlannedEpisode {
  const identity = (taskId: string, limit: number | null, sample: number): string => JSON.stringify([taskId, limit, sample]);
  const byIdentity = new Map(plan.map((planned) => [identity(planned.taskId, planned.limit, planned.sample), planned]));
  const origin = originOf(spec);
  return ({ episode, outcome: { taskId, limit, sample }, place }) => {
    const difference = findDifference(episode, spec, origin);
    if (difference !== null) throw foreign(showPlace(place), difference);
    const planned = byIdentity.get(identity(taskId, limit, sample));
    if (planned !== undefined) return planned;
    throw foreign(showPlace(place), `sample ${sample} of task ${taskId} under limit ${limit} is no part of this sweep`);
  };
}

const LINE_START = '{"schema":"turnwise.episode/1",';

/** A file of one torn line is ours if it begins as our lines do: nothing else may be overwritten. */
async function checkTornStart(path: string): Promise<void> {
  const name = basename(path);
  for await (const bytes of readFirstBytes(path, name, LINE_START.length)) {
    if (!LINE_START.startsWith(new TextDecoder().decode(bytes))) throw foreign(`${name}:1`, "it is no episode");
  }
}

function foreign(place: string, difference: string): Error {
  return invalidInput(
    `${place}: not of this sweep: ${difference}; give the options of the sweep in the file, or another file with --save.`,
  );
}
