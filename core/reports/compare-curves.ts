import { aubcLogWeights } from "../stats/aubc-log";
import { bcaInterval } from "../stats/bootstrap-interval";
import { bootstrapMeans, jackknifeMeans } from "../stats/bootstrap-means";
import { findCrossings } from "../stats/crossing";
import { estimateMean, meanOf, studentInterval, ZERO_TOLERANCE } from "../stats/mean-estimate";
import type { Random } from "../stats/random";
import type { CompareCell, CompareReport } from "./compare-report";
import { type Comparison, type PairedScores, scorePair } from "./comparison";

const RESAMPLES = 2_000;

type Curves = Pick<CompareReport, "aubc" | "crossing" | "retention">;

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

/** Area, crossing and retention of the difference curve at the smallest K (contracts §2.13); tasks or clusters are resampled. */
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
      share: shareCrossings(curve),
    },
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
  const areas = (side: "a" | "b" | "differences") => {
    const sums = new Float64Array(units.of.length);
    budgets.forEach(({ scored }, j) => {
      scored[side].forEach((score, task) => {
        sums[task] = (sums[task] ?? 0) + (weights[j] ?? 0) * score;
      });
    });
    return sums;
  };
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

function shareCrossings({ t, resamples }: Curve): CompareReport["crossing"]["share"] {
  if (resamples.length === 0) return { none: null, one: null, many: null };
  const counts = resamples.map((means) => findCrossings(t, means).length);
  const share = (fits: (count: number) => boolean) => counts.filter(fits).length / counts.length;
  return { none: share((count) => count === 0), one: share((count) => count === 1), many: share((count) => count > 1) };
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
