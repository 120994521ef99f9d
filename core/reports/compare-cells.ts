import { adjustBenjaminiHochberg } from "../stats/benjamini-hochberg";
import { decomposeError } from "../stats/decompose-error";
import { adjustHolm } from "../stats/holm";
import type { Interval } from "../stats/interval";
import { exactMcNemar } from "../stats/mcnemar";
import { estimateMean, type MeanEstimate, meanOf, studentInterval, ZERO_TOLERANCE } from "../stats/mean-estimate";
import { newcombe10Interval, type PairedCounts } from "../stats/newcombe10";
import { createRandom } from "../stats/random";
import { signFlipTest } from "../stats/sign-flip-test";
import { SignFlips } from "../stats/sign-flips";
import { type BandCell, type BandGroup, type BandOptions, jointBand, MINIMUM_NONZERO_UNITS } from "../stats/simultaneous-band";
import { sumByUnit } from "../stats/units";
import type { CompareCell, Verdict } from "./compare-report";
import { type Comparison, type PairedScores, scorePair } from "./comparison";
import { detectableEffect } from "./detectable-effect";
import { variancesOf } from "./pass-kt-cells";
import type { CompareOptions } from "./report-options";
import { countsAt } from "./surface";

export const BAND_DRAWS = 2_000;
const SIGN_FLIPS = 9_999;

/** A cell without what depends on the other cells' p. */
type OwnCell = Omit<CompareCell, "p_holm" | "p_bh">;

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

/** The cells of several comparisons, and the band that they share. */
export interface ComparedCells {
  /** One list a comparison: all cells of its grid, K by K. */
  readonly cells: readonly CompareCell[][];
  readonly band: { readonly constant: number | null; readonly draws: number; readonly cells: number };
}

/** All cells of all comparisons with one simultaneous band, and Holm's and Benjamini and Hochberg's p, over all of them. */
export function compareCells(comparisons: readonly Comparison[], options: CompareOptions): ComparedCells {
  const grids = comparisons.map(scoreGrid);
  const bandOptions: BandOptions = { level: options.level, draws: BAND_DRAWS, random: createRandom(options.seed, "band") };
  const band = jointBand(
    comparisons.map((comparison, i) => bandGroup(comparison, grids[i] ?? [])),
    bandOptions,
  );
  const own = comparisons.map((comparison, i) => describeGrid(comparison, grids[i] ?? [], band.groups[i] ?? [], options));
  const taking = band.groups.flat().filter((cell) => cell !== undefined).length;
  return { cells: adjustAll(own), band: { constant: band.constant ?? null, draws: BAND_DRAWS, cells: taking } };
}

function scoreGrid(comparison: Comparison): ScoredCell[] {
  return comparison.k.flatMap((k) => comparison.t.map((t) => ({ k, t, scored: scorePair(comparison, k, t) })));
}

function isDefined(cell: ScoredCell): cell is ScoredCell & { scored: PairedScores } {
  return "differences" in cell.scored;
}

function bandGroup(comparison: Comparison, grid: readonly ScoredCell[]): BandGroup {
  const columns = grid.filter(isDefined).map(({ scored }) => scored.differences);
  return { columns, units: comparison.units, unitNames: comparison.unitNames };
}

/** `bands` has one place for each defined cell, in the order of the grid. */
function describeGrid(
  comparison: Comparison,
  grid: readonly ScoredCell[],
  bands: readonly (BandCell | undefined)[],
  options: CompareOptions,
): OwnCell[] {
  const bandOf = new Map(grid.filter(isDefined).map((cell, i) => [cell.scored, bands[i]]));
  const context: CellContext = { comparison, options, drawnFlips: drawOnce(comparison.units.count, options.seed) };
  return grid.map(({ k, t, scored }) =>
    "reason" in scored ? undefinedCell(k, t, scored.reason) : describeCell(k, t, scored, bandOf.get(scored), context),
  );
}

/** The same flips for every cell, drawn when the first cell needs them. */
function drawOnce(units: number, seed: number): () => SignFlips {
  let flips: SignFlips | undefined;
  return () => {
    flips ??= new SignFlips(units, SIGN_FLIPS, createRandom(seed, "sign flips"));
    return flips;
  };
}

function adjustAll(own: readonly (readonly OwnCell[])[]): CompareCell[][] {
  const tested = own.flat().filter((cell) => cell.p !== null);
  const p = tested.map((cell) => cell.p ?? 1);
  const holm = adjustHolm(p);
  const bh = adjustBenjaminiHochberg(p);
  const places = new Map(tested.map((cell, i) => [cell, i]));
  const at = (values: readonly number[], cell: OwnCell) => values[places.get(cell) ?? -1] ?? null;
  return own.map((cells) => cells.map((cell) => ({ ...cell, p_holm: at(holm, cell), p_bh: at(bh, cell) })));
}

function undefinedCell(k: number, t: number, reason: string): OwnCell {
  const nothing = { a: null, b: null, delta: null, se: null, low: null, high: null, band_low: null, band_high: null };
  const noTests = { p: null, p_adjusted: null, improved: 0, worse: 0, tied: 0, sign_p: null, mcnemar_p: null };
  const noMore = { equivalence: null, error_parts: null, minimum_detectable_effect: null };
  return { k, t, ...nothing, ...noTests, ...noMore, verdict: "inconclusive", reason };
}

function describeCell(k: number, t: number, scored: PairedScores, band: BandCell | undefined, context: CellContext): OwnCell {
  const { comparison, options } = context;
  const estimate = estimateMean(scored.differences, comparison.units);
  const wins = countWins(scored.differences);
  const signP = exactMcNemar(wins.improved, wins.worse);
  const pointwise = intervalOf(scored, estimate, options.level);
  const p = signFlipTest(sumByUnit(scored.differences, comparison.units), estimate.tasks, context.drawnFlips);
  const equivalence = testEquivalence(scored, estimate, options);
  const parts = decomposeError(estimate.se, differenceVariances(comparison, k, t));
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
    sign_p: signP,
    mcnemar_p: scored.single ? signP : null,
    equivalence,
    error_parts: parts ?? null,
    minimum_detectable_effect: detectableEffect(estimate.se, parts, options.level),
    verdict: judge(band ?? pointwise, equivalence),
    reason: explainGaps(scored, estimate, pointwise, band, comparison),
  };
}

/** Within a task both sides are drawn on their own: their variances add up. */
function differenceVariances({ a, b, errors }: Comparison, k: number, t: number): (number | undefined)[] {
  const ofB = variancesOf(countsAt(b, t), k, errors);
  return variancesOf(countsAt(a, t), k, errors).map((variance, task) => {
    const other = ofB[task];
    return variance === undefined || other === undefined ? undefined : variance + other;
  });
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

/** Two one-sided tests at α: the 1 − 2α interval has to lie inside ± margin. Null without a margin. */
function testEquivalence(scored: PairedScores, estimate: MeanEstimate, { level, margin }: CompareOptions): CompareCell["equivalence"] {
  if (margin === undefined) return null;
  const interval = intervalOf(scored, estimate, 2 * level - 1);
  const shown = interval !== undefined && interval.low > -margin && interval.high < margin;
  return { margin, level: 2 * level - 1, low: interval?.low ?? null, high: interval?.high ?? null, shown };
}

/** Contracts §2.12. */
function judge(interval: Interval | undefined, equivalence: CompareCell["equivalence"]): Verdict {
  if (interval && interval.low > 0) return "a_better";
  if (interval && interval.high < 0) return "b_better";
  return equivalence?.shown ? "equivalent" : "inconclusive";
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
