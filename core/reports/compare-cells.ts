import type { Interval } from "../stats/interval";
import { exactMcNemar } from "../stats/mcnemar";
import { estimateMean, type MeanEstimate, meanOf, studentInterval, ZERO_TOLERANCE } from "../stats/mean-estimate";
import { newcombe10Interval, type PairedCounts } from "../stats/newcombe10";
import { createRandom } from "../stats/random";
import { signFlipTest } from "../stats/sign-flip-test";
import { SignFlips } from "../stats/sign-flips";
import { type BandCell, MINIMUM_NONZERO_UNITS, type SimultaneousBand, simultaneousBand } from "../stats/simultaneous-band";
import { sumByUnit } from "../stats/units";
import type { CompareCell, Verdict } from "./compare-report";
import { type Comparison, type PairedScores, scorePair } from "./comparison";
import type { CompareOptions } from "./report-options";

export const BAND_DRAWS = 2_000;
const SIGN_FLIPS = 9_999;

/** One cell of the grid with its scores, where it has some. */
interface ScoredCell {
  readonly k: number;
  readonly t: number;
  readonly scored: PairedScores | { readonly reason: string };
}

/** Everything that a cell's numbers are made of. */
interface CellContext {
  readonly comparison: Comparison;
  readonly options: CompareOptions;
  readonly drawnFlips: () => SignFlips;
}

/** All cells of the grid, K by K, with the band that they share. */
export function compareCells(comparison: Comparison, options: CompareOptions): { cells: CompareCell[]; band: SimultaneousBand } {
  const grid: ScoredCell[] = comparison.k.flatMap((k) => comparison.t.map((t) => ({ k, t, scored: scorePair(comparison, k, t) })));
  const defined = grid.filter((cell): cell is ScoredCell & { scored: PairedScores } => "differences" in cell.scored);
  const band = simultaneousBand(
    defined.map((cell) => cell.scored.differences),
    comparison.units,
    { level: options.level, draws: BAND_DRAWS, random: createRandom(options.seed, "band") },
  );
  const bandOf = new Map(defined.map((cell, i) => [cell.scored, band.cells[i]]));
  const context: CellContext = { comparison, options, drawnFlips: drawOnce(comparison.units.count, options.seed) };
  const cells = grid.map(({ k, t, scored }) =>
    "reason" in scored ? undefinedCell(k, t, scored.reason) : describeCell(k, t, scored, bandOf.get(scored), context),
  );
  return { cells, band };
}

/** The same flips for every cell, drawn when the first cell needs them. */
function drawOnce(units: number, seed: number): () => SignFlips {
  let flips: SignFlips | undefined;
  return () => {
    flips ??= new SignFlips(units, SIGN_FLIPS, createRandom(seed, "sign flips"));
    return flips;
  };
}

function undefinedCell(k: number, t: number, reason: string): CompareCell {
  const nothing = { a: null, b: null, delta: null, se: null, low: null, high: null, band_low: null, band_high: null };
  const noTests = { p: null, p_adjusted: null, improved: 0, worse: 0, tied: 0, mcnemar_p: null };
  return { k, t, ...nothing, ...noTests, verdict: "inconclusive", reason };
}

function describeCell(k: number, t: number, scored: PairedScores, band: BandCell | undefined, context: CellContext): CompareCell {
  const { units } = context.comparison;
  const { level, margin } = context.options;
  const estimate = estimateMean(scored.differences, units);
  const wins = countWins(scored.differences);
  const pointwise = intervalOf(scored, estimate, level);
  const p = signFlipTest(sumByUnit(scored.differences, units), estimate.tasks, context.drawnFlips);
  return {
    k,
    t,
    a: meanOf(scored.a),
    b: meanOf(scored.b),
    delta: estimate.mean,
    se: estimate.se ?? null,
    low: pointwise?.low ?? null,
    high: pointwise?.high ?? null,
    band_low: band?.low ?? null,
    band_high: band?.high ?? null,
    p,
    p_adjusted: band ? Math.max(p, band.exceedance) : null,
    ...wins,
    mcnemar_p: scored.single ? exactMcNemar(wins.improved, wins.worse) : null,
    verdict: judge(band ?? pointwise, margin, () => intervalOf(scored, estimate, 2 * level - 1)),
    reason: explainGaps(scored, estimate, pointwise, band, context.comparison),
  };
}

function countWins(differences: Float64Array): { improved: number; worse: number; tied: number } {
  const improved = differences.filter((difference) => difference > ZERO_TOLERANCE).length;
  const worse = differences.filter((difference) => difference < -ZERO_TOLERANCE).length;
  return { improved, worse, tied: differences.length - improved - worse };
}

/** Contracts §2.10: Newcombe's method 10 for one episode a task and side (unless tasks cluster), else Student's interval. */
function intervalOf(scored: PairedScores, estimate: MeanEstimate, level: number): Interval | undefined {
  if (estimate.units < 2) return undefined;
  const independent = estimate.units === estimate.tasks;
  return scored.single && independent ? newcombe10Interval(countPairs(scored), level) : studentInterval(estimate, level);
}

function countPairs({ a, b }: PairedScores): PairedCounts {
  let both = 0;
  let onlyA = 0;
  let onlyB = 0;
  a.forEach((score, task) => {
    const other = b[task] ?? 0;
    both += score * other;
    onlyA += score * (1 - other);
    onlyB += (1 - score) * other;
  });
  return { both, onlyA, onlyB, neither: a.length - both - onlyA - onlyB };
}

/** Contracts §2.12. `narrower` is the 1 − 2α interval of the test for equivalence. */
function judge(interval: Interval | undefined, margin: number | undefined, narrower: () => Interval | undefined): Verdict {
  if (interval && interval.low > 0) return "a_better";
  if (interval && interval.high < 0) return "b_better";
  const inner = margin === undefined ? undefined : narrower();
  return inner && margin !== undefined && inner.low > -margin && inner.high < margin ? "equivalent" : "inconclusive";
}

function explainGaps(
  scored: PairedScores,
  estimate: MeanEstimate,
  pointwise: Interval | undefined,
  band: BandCell | undefined,
  { units }: Comparison,
): string | null {
  const clustered = units.count < units.of.length;
  const noun = clustered ? "clusters" : "tasks";
  if (estimate.se === undefined) return `no interval and no band: they need at least two ${noun}`;
  const reasons: string[] = [];
  if (!pointwise) reasons.push(`no interval: the difference is the same on all ${noun}`);
  if (!band) {
    const nonzero = sumByUnit(scored.differences, units).filter((sum) => Math.abs(sum) > ZERO_TOLERANCE).length;
    reasons.push(
      nonzero < MINIMUM_NONZERO_UNITS
        ? `no simultaneous band and adjusted p: ${nonzero} ${noun} differ, they need ${MINIMUM_NONZERO_UNITS}`
        : `no simultaneous band and adjusted p: the difference is the same on all ${noun}`,
    );
  }
  return reasons.length > 0 ? reasons.join("; ") : null;
}
