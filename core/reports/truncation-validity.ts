import type { EntryTally } from "../trajectory/tally";
import { compareCells } from "./compare-cells";
import { type Comparison, pairUnits } from "./comparison";
import { defaultSampleCounts } from "./default-grid";
import type { TruncationValidity } from "./pass-kt-report";
import type { PassKtOptions } from "./report-options";
import { countsAt, episodesOf, limitsOf, openSurface } from "./surface";

/**
 * Is cutting the longest episodes at T the same as running them under a limit of T? Re-run minus truncated at every smaller limit, paired
 * by task over the tasks that have both, at K = 1. Undefined where the entry has fewer than two known limits.
 */
export function checkTruncation(entry: EntryTally, options: PassKtOptions): TruncationValidity | undefined {
  const limits = limitsOf(entry).filter((limit) => limit !== null);
  const largest = limits.at(-1);
  const smaller = limits.slice(0, -1);
  if (largest === undefined || smaller.length === 0) return undefined;
  const tested = smaller.flatMap((t) => openCheck(entry, t, options) ?? []);
  if (tested.length === 0) return undefined;
  const compared = compareCells(tested, options);
  const { checkpoint: name, suite, visibility, unit } = entry.key;
  return {
    name,
    suite: suite.name,
    suite_version: suite.version,
    suite_split: suite.split,
    visibility,
    unit,
    largest,
    cells: tested.flatMap(({ a: { tasks } }, i) =>
      (compared.cells[i] ?? []).map(({ k, t, a, b, delta, low, high, band_low, band_high, p, p_adjusted, reason }) => {
        const interval = { low, high, band_low, band_high };
        return { k, t, tasks: tasks.length, rerun: a, truncated: b, delta, ...interval, p, p_adjusted, reason };
      }),
    ),
  };
}

/** The entry against itself at one T, over the tasks that were run under T and under the largest limit. */
function openCheck(entry: EntryTally, t: number, { errors }: PassKtOptions): Comparison | undefined {
  const both = tasksWithBoth(entry, t, errors);
  if (both.size < 2) return undefined;
  const a = openSurface(entry, "rerun", both);
  const b = openSurface(entry, "truncate", both);
  const k = defaultSampleCounts([{ surface: a, t: [t] }], errors).slice(0, 1);
  return { a, b, mode: "rerun", errors, ...pairUnits(a.tasks, b.tasks), onlyA: [], onlyB: [], k, t: [t] };
}

function tasksWithBoth(entry: EntryTally, t: number, errors: PassKtOptions["errors"]): Set<string> {
  const withEpisodes = (mode: "rerun" | "truncate") => {
    const surface = openSurface(entry, mode);
    const counts = countsAt(surface, t);
    if ("reason" in counts) return new Set<string>();
    return new Set(
      surface.tasks.filter((_, i) => counts[i] !== undefined && episodesOf(counts[i], errors) > 0).map(({ taskId }) => taskId),
    );
  };
  const truncated = withEpisodes("truncate");
  return new Set([...withEpisodes("rerun")].filter((taskId) => truncated.has(taskId)));
}
