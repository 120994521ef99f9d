import { EpisodeImport } from "@/core/formats/episode-import";
import { formatCount } from "@/core/reports/format-number";
import type { EntryTally } from "@/core/trajectory/tally";
import { findEpisodeFiles } from "@/engine/files/find-episode-files";
import { refuseNothing } from "./refuse-nothing";
import { clearProgress, say, showProgress } from "./terminal";
import { describeImport } from "./text/import-text";

const PROGRESS_EVERY_EPISODES = 500;

/** How episodes are read for a report. */
export interface ReadOptions {
  /** Of attempts that build on each other only the first is taken; without this they are refused. */
  readonly firstAttempts?: boolean;
}

/** The counts of all episodes that the paths hold. What the import did beside accepting is said on standard error. */
export async function readTallies(paths: readonly string[], { firstAttempts }: ReadOptions = {}): Promise<EntryTally[]> {
  const episodes = new EpisodeImport({ badRecords: "stop", dependentAttempts: firstAttempts ? "first" : "refuse" });
  let read = 0;
  for (const file of await findEpisodeFiles(paths)) {
    for await (const _ of episodes.read(file)) {
      read += 1;
      if (read % PROGRESS_EVERY_EPISODES === 0) showProgress(`${formatCount(read)} episodes read, now in ${file.name}`);
    }
  }
  clearProgress();
  const report = episodes.report();
  refuseNothing(report, paths);
  for (const line of describeImport(report)) say(line);
  return episodes.tallies();
}
