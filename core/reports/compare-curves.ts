import { aubcLogWeights } from "../stats/aubc-log";
import { bcaInterval, percentileInterval } from "../stats/bootstrap-interval";
import { bootstrapMeans, jackknifeMeans } from "../stats/bootstrap-means";
import { findCrossings } from "../stats/crossing";
import { logSlopeWeights } from "../stats/log-slope";
import { estimateMean, meanOf, studentInterval, ZERO_TOLERANCE } from "../stats/mean-estimate";
import type { Random } from "../stats/random";
import type { CompareCell, CompareReport } from "./compare-report";
import { type Comparison, type PairedScores, scorePair } from "./comparison";

const RESAMPLES = 2_000;
/** Percentiles of fewer crossings than this would rest on a handful of draws. */
const LEAST_CROSSINGS = 200;

type Curves = Pick<CompareReport, "aubc" | "crossing" | "retention" | "slope" | "worst_budget">;

interface Budget {
  readonly t: number;
  readonly cell: CompareCell;
  readonly scored: PairedScores;
}

/** The defined part of the difference curve at the smallest K, and its means over resampled tasks. */
interface Curve {
  readonly budgets: readonly Budget[];
  readonly t: readonly number[];
  /** Per resample, then per budget; empty where resampling makes no sense. */
  readonly resamples: readonly Float64Array[];
  readonly leftOut: readonly Float64Array[];
}

/** Area, slope, crossing and retention of the difference curve at the smallest K (contracts §2.13); tasks or clusters are resampled. */
export function compareCurves(
  comparison: Comparison,
  cells: readonly CompareCell[],
  { level, random }: { level: number; random: Random },
): Curves {
  const k = cells[0]?.k ?? 1;
  const curve = readCurve(comparison, cells, random);
  return {
    aubc: curve.budgets.length === cells.length ? compareAreas(comparison, curve, level) : null,
    crossing: {
      k,
      points: findCrossings(curve.t, meanDifferences(curve)),
      inconclusive_t: curve.budgets.filter(({ cell }) => !excludesZero(cell)).map(({ t }) => t),
      ...resampleCrossings(curve, level),
    },
    slope: estimateSlope(comparison, curve, k, level),
    worst_budget: findWorstBudget(curve),
    retention: curve.budgets.slice(0, -1).map((_, j) => estimateRetention(curve, j, level)),
  };
}

function readCurve(comparison: Comparison, cells: readonly CompareCell[], random: Random): Curve {
  const budgets = cells.flatMap((cell) => {
    const scored = scorePair(comparison, cell.k, cell.t);
    return "reason" in scored ? [] : [{ t: cell.t, cell, scored }];
  });
  const columns = budgets.map(({ scored }) => scored.differences);
  const resampled = budgets.length > 1 && comparison.units.count > 1;
  return {
    budgets,
    t: budgets.map(({ t }) => t),
    resamples: resampled ? bootstrapMeans(columns, comparison.units, RESAMPLES, random) : [],
    leftOut: resampled ? jackknifeMeans(columns, comparison.units) : [],
  };
}

function meanDifferences({ budgets }: Curve): number[] {
  return budgets.map(({ scored }) => meanOf(scored.differences));
}

/** A band that does not exist excludes nothing. */
function excludesZero({ band_low, band_high }: CompareCell): boolean {
  return (band_low !== null && band_low > 0) || (band_high !== null && band_high < 0);
}

function compareAreas({ units }: Comparison, { budgets, t }: Curve, level: number): CompareReport["aubc"] {
  const weights = aubcLogWeights(t);
  if (!weights) return null;
  const areas = (side: Side) => weighTasks(budgets, side, weights, units.of.length);
  const estimate = estimateMean(areas("differences"), units);
  const interval = studentInterval(estimate, level);
  return {
    k: budgets[0]?.cell.k ?? 1,
    a: meanOf(areas("a")),
    b: meanOf(areas("b")),
    delta: estimate.mean,
    low: interval?.low ?? null,
    high: interval?.high ?? null,
    reason: interval ? null : "no interval: the difference does not vary over tasks",
  };
}

type Side = "a" | "b" | "differences";

/** Per task the weighted sum over the budgets. */
function weighTasks(budgets: readonly Budget[], side: Side, weights: readonly number[], tasks: number): Float64Array {
  const sums = new Float64Array(tasks);
  budgets.forEach(({ scored }, j) => {
    scored[side].forEach((score, task) => {
      sums[task] = (sums[task] ?? 0) + (weights[j] ?? 0) * score;
    });
  });
  return sums;
}

function estimateSlope({ units }: Comparison, { budgets, t }: Curve, k: number, level: number): CompareReport["slope"] {
  const weights = logSlopeWeights(t);
  if (!weights) return { k, value: null, low: null, high: null, reason: "it needs at least two T with a difference" };
  const estimate = estimateMean(weighTasks(budgets, "differences", weights, units.of.length), units);
  const interval = studentInterval(estimate, level);
  const reason = interval ? null : "no interval: the slope does not vary over tasks";
  return { k, value: estimate.mean, low: interval?.low ?? null, high: interval?.high ?? null, reason };
}

function findWorstBudget({ budgets }: Curve): CompareReport["worst_budget"] {
  let worst: { cell: CompareCell; delta: number } | undefined;
  for (const { cell } of budgets) if (cell.delta !== null && (!worst || cell.delta < worst.delta)) worst = { cell, delta: cell.delta };
  if (!worst) return null;
  const { k, t, band_low, band_high } = worst.cell;
  return { k, t, delta: worst.delta, band_low, band_high };
}

function resampleCrossings({ t, resamples }: Curve, level: number): Pick<CompareReport["crossing"], "share" | "interval"> {
  const none = (reason: string, crossed: number) => ({ low: null, high: null, resamples: crossed, reason });
  if (resamples.length === 0) {
    const interval = none("it needs two T and two tasks that vary independently", 0);
    return { share: { none: null, one: null, many: null }, interval };
  }
  const crossings = resamples.map((means) => findCrossings(t, means));
  const share = (fits: (count: number) => boolean) => crossings.filter(({ length }) => fits(length)).length / crossings.length;
  const single = crossings.flatMap((points) => (points.length === 1 ? points : []));
  const few = single.length < LEAST_CROSSINGS;
  return {
    share: { none: share((count) => count === 0), one: share((count) => count === 1), many: share((count) => count > 1) },
    interval: few
      ? none(`${single.length} of ${resamples.length} resamples cross exactly once: too few for percentiles`, single.length)
      : { ...percentileInterval(single, level), resamples: single.length, reason: null },
  };
}

/** Δ(T)/Δ(T_max) with the BCa interval over tasks; hidden where the band of Δ(T_max) holds zero: it would be a ratio to noise. */
function estimateRetention({ budgets, resamples, leftOut }: Curve, j: number, level: number): CompareReport["retention"][number] {
  const last = budgets.length - 1;
  const t = budgets[j]?.t ?? 0;
  const end = budgets[last];
  const none = { t, value: null, low: null, high: null };
  if (!end || !excludesZero(end.cell)) return { ...none, reason: `the difference at T = ${end?.t} is not clear, so no share of it is` };
  const ratio = (means: ArrayLike<number>) => (means[j] ?? 0) / (means[last] ?? 0);
  const value = ratio(budgets.map(({ scored }) => meanOf(scored.differences)));
  if (resamples.some((means) => Math.abs(means[last] ?? 0) <= ZERO_TOLERANCE)) {
    return { ...none, value, reason: `no interval: the difference at T = ${end.t} vanishes in some resamples` };
  }
  const { low, high } = bcaInterval(resamples.map(ratio), value, leftOut.map(ratio), level);
  if (high - low <= ZERO_TOLERANCE) return { ...none, value, reason: "no interval: the share is the same in every resample" };
  return { t, value, low, high, reason: null };
}
