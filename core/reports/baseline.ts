import { invalidInput } from "../app-error";
import { estimateMean, studentInterval } from "../stats/mean-estimate";
import { groupIntoUnits } from "../stats/units";
import { entryKeyText } from "../trajectory/entry";
import type { EntryTally } from "../trajectory/tally";
import { BASELINE_SCHEMA, type BaselineReport, type SeedFamilyDifference } from "./baseline-report";
import { describeComparison } from "./compare";
import { compareCells } from "./compare-cells";
import { type Comparison, commonMode, openComparison, scorePair } from "./comparison";
import { asGrid, sharedBudgets } from "./default-grid";
import { warnAboutEntry } from "./entry-warnings";
import type { CompareOptions } from "./report-options";
import { openSurface } from "./surface";
import { findSeedFamilies, type SeedFamily, warnAboutSeeds } from "./training-seeds";

type SeedCell = SeedFamilyDifference["cells"][number];

/**
 * Each checkpoint minus the baseline, paired by task, with one simultaneous band and one adjustment of p over all checkpoints, K and T.
 * Entries come from one suite, visibility and unit (`selectBaseline`). Throws `invalid_input` where modes differ or no task is shared.
 */
export function baselineReport(baseline: EntryTally, others: readonly EntryTally[], options: CompareOptions): BaselineReport {
  if (others.length === 0) throw invalidInput(`There is no other checkpoint to compare with the baseline ${baseline.key.checkpoint}.`);
  const sorted = [...others].sort((a, b) => (entryKeyText(a.key) < entryKeyText(b.key) ? -1 : 1));
  const comparisons = openAll(baseline, sorted, options);
  const { cells, band } = compareCells(comparisons, options);
  const reports = comparisons.map((comparison, i) => describeComparison(comparison, cells[i] ?? [], band, options));
  const families = findSeedFamilies(sorted);
  const { suite, visibility, unit, checkpoint } = baseline.key;
  const [first] = comparisons;
  return {
    schema: BASELINE_SCHEMA,
    baseline: checkpoint,
    suite: suite.name,
    suite_version: suite.version,
    suite_split: suite.split,
    visibility,
    unit,
    mode: first?.mode ?? "rerun",
    errors: options.errors,
    level: options.level,
    seed: options.seed,
    k: [...(first?.k ?? [])],
    t: [...(first?.t ?? [])],
    band,
    comparisons: reports,
    families: families.map((family) => compareFamily(family, comparisons, options)),
    warnings: [
      ...new Set(comparisons.flatMap(({ a, b }) => [...warnAboutEntry(a), ...warnAboutEntry(b)])),
      ...warnAboutSeeds(
        baseline,
        ...sorted.filter((entry) => !families.some(({ entries }) => entries.some(({ key }) => key === entry.key))),
      ),
    ],
  };
}

/** All comparisons in one mode over one grid. */
function openAll(baseline: EntryTally, others: readonly EntryTally[], options: CompareOptions): Comparison[] {
  const all = [baseline, ...others];
  const mode = options.mode ?? commonMode(all);
  const t = options.t ? asGrid(options.t) : sharedBudgets(all.map((entry) => openSurface(entry, mode)));
  const opened = others.map((entry) => openComparison(entry, baseline, { ...options, mode, t }));
  // Default K are powers of two up to the smallest n: the shortest list is what all of them have.
  const k = opened.map((comparison) => comparison.k).reduce((shortest, next) => (next.length < shortest.length ? next : shortest));
  return opened.map((comparison) => ({ ...comparison, k }));
}

function compareFamily(
  { family, entries }: SeedFamily,
  comparisons: readonly Comparison[],
  { level }: CompareOptions,
): SeedFamilyDifference {
  const members = comparisons.flatMap((comparison) => {
    const member = entries.find(({ key }) => key === comparison.a.entry.key);
    return member ? [{ comparison, seed: String(member.trainSeed) }] : [];
  });
  const [first] = comparisons;
  const cells = (first?.k ?? []).flatMap((k) => (first?.t ?? []).map((t) => compareFamilyAt(members, k, t, level)));
  return {
    family,
    checkpoints: entries.map(({ key }) => key.checkpoint),
    seeds: new Set(members.map(({ seed }) => seed)).size,
    cells,
  };
}

function compareFamilyAt(members: readonly { comparison: Comparison; seed: string }[], k: number, t: number, level: number): SeedCell {
  const none = { k, t, delta: null, se: null, low: null, high: null };
  const differences: number[] = [];
  const seeds: string[] = [];
  for (const { comparison, seed } of members) {
    const scored = scorePair(comparison, k, t);
    if ("reason" in scored) return { ...none, reason: scored.reason };
    differences.push(...scored.differences);
    for (const _ of scored.differences) seeds.push(seed);
  }
  const estimate = estimateMean(differences, groupIntoUnits(seeds));
  const interval = studentInterval(estimate, level);
  const reason = interval ? null : "no interval: the difference is the same for every training seed";
  return { k, t, delta: estimate.mean, se: estimate.se ?? null, low: interval?.low ?? null, high: interval?.high ?? null, reason };
}
