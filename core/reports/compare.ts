import { createRandom } from "../stats/random";
import type { EntryTally } from "../trajectory/tally";
import { type ComparedCells, compareCells } from "./compare-cells";
import { compareCurves } from "./compare-curves";
import { COMPARE_SCHEMA, type CompareCell, type CompareReport, type CompareTask } from "./compare-report";
import { type Comparison, listPairedCounts, openComparison } from "./comparison";
import { stateDetectableEffect } from "./detectable-effect";
import { warnAboutEntry } from "./entry-warnings";
import { describeFinding } from "./finding";
import { compareDesigns } from "./matched";
import type { CompareOptions, ErrorConvention, ReportMode } from "./report-options";
import { warnAboutSeeds } from "./training-seeds";

/**
 * A − B, paired by task, over the K×T grid (contracts §2, §3.2): a pure function of the counts. The same counts, options and seed give
 * the same report, and B against A its mirror. Throws `invalid_input` where the default modes differ or no task is in both.
 */
export function compareReport(a: EntryTally, b: EntryTally, options: CompareOptions): CompareReport {
  const comparison = openComparison(a, b, options);
  const { cells, band } = compareCells([comparison], options);
  return describeComparison(comparison, cells[0] ?? [], band, options);
}

/** The report of a comparison whose cells are known; they may share their band with other comparisons. */
export function describeComparison(
  comparison: Comparison,
  cells: readonly CompareCell[],
  band: ComparedCells["band"],
  options: CompareOptions,
): CompareReport {
  const { entry: a } = comparison.a;
  const { entry: b } = comparison.b;
  const k = Math.min(...comparison.k);
  const smallest = cells.filter((cell) => cell.k === k);
  const names = { a: a.key.checkpoint, b: b.key.checkpoint };
  return {
    schema: COMPARE_SCHEMA,
    ...names,
    suite: a.key.suite.name === b.key.suite.name ? a.key.suite.name : `${a.key.suite.name} / ${b.key.suite.name}`,
    mode: comparison.mode,
    errors: options.errors,
    level: options.level,
    seed: options.seed,
    k: [...comparison.k],
    t: [...comparison.t],
    tasks: comparison.a.tasks.length,
    only_a: [...comparison.onlyA],
    only_b: [...comparison.onlyB],
    matched: compareDesigns(a, b),
    finding: describeFinding({ ...names, unit: a.key.unit, cells: smallest }),
    cells: [...cells],
    band,
    ...compareCurves(comparison, smallest, { level: options.level, random: createRandom(options.seed, "resampled tasks") }),
    minimum_detectable_effect: stateDetectableEffect(smallest),
    training_seeds: { a: 1, b: 1 },
    warnings: [...warnAboutEntry(comparison.a), ...warnAboutEntry(comparison.b), ...warnAboutSeeds(a, b)],
  };
}

/** What the table and the scatter of single tasks are made of: n and c of both sides at one (K, T), by task id. */
export function compareTasks(
  a: EntryTally,
  b: EntryTally,
  { k, t, mode, errors }: { k: number; t: number; mode?: ReportMode | undefined; errors: ErrorConvention },
): CompareTask[] {
  const comparison = openComparison(a, b, { k: [k], t: [t], mode, errors, level: 0.95, seed: 1 });
  return listPairedCounts(comparison, t);
}
