import { invalidInput } from "../app-error";
import { aubcLogWeights } from "../stats/aubc-log";
import { estimateMean, meanOf } from "../stats/mean-estimate";
import { passHatK } from "../stats/pass-hat-k";
import { meanRateInterval } from "../stats/wilson";
import { entryKeyText } from "../trajectory/entry";
import type { EntryTally } from "../trajectory/tally";
import { asGrid, defaultBudgets, defaultSampleCounts } from "./default-grid";
import { denominatorsOf } from "./denominators";
import { warnAboutEntry } from "./entry-warnings";
import { PASS_KT_SCHEMA, type PassHatCell, type PassKtCell, type PassKtEntry, type PassKtReport } from "./pass-kt-report";
import type { ErrorConvention, PassKtOptions } from "./report-options";
import { countsAt, defaultModeOf, openSurface, type Surface } from "./surface";
import { type MissingAs, scoreTasks, type TaskScores } from "./task-scores";

type IntervalValue = NonNullable<PassKtEntry["aubc"]>;

interface Grid {
  readonly k: readonly number[];
  readonly t: readonly number[];
}

/**
 * Pass@(K,T) of every entry with its intervals, denominators and warnings (contracts §2, §3.1): a pure function of the counts; the order
 * of entries and tasks changes nothing. Throws `invalid_input` where there is no entry.
 */
export function passKtReport(entries: readonly EntryTally[], options: PassKtOptions): PassKtReport {
  if (entries.length === 0) throw invalidInput("There are no episodes to report on; import some first.");
  const sorted = [...entries].sort((a, b) => (entryKeyText(a.key) < entryKeyText(b.key) ? -1 : 1));
  const read = sorted.map((entry) => {
    const surface = openSurface(entry, options.mode ?? defaultModeOf(entry));
    return { surface, t: options.t ? asGrid(options.t) : defaultBudgets(surface) };
  });
  const k = options.k ? asGrid(options.k) : defaultSampleCounts(read, options.errors);
  const modes = new Set(read.map(({ surface }) => surface.mode));
  const [mode] = modes;
  return {
    schema: PASS_KT_SCHEMA,
    errors: options.errors,
    level: options.level,
    seed: options.seed,
    k,
    t: asGrid(read.flatMap(({ t }) => t)),
    mode: modes.size === 1 && mode ? mode : "mixed",
    checkpoints: read.map(({ surface, t }) => describeEntry(surface, { k, t }, options)),
    warnings: read.flatMap(({ surface }) => warnAboutEntry(surface)),
  };
}

function describeEntry(surface: Surface, grid: Grid, options: PassKtOptions): PassKtEntry {
  const { key, method } = surface.entry;
  return {
    name: key.checkpoint,
    method,
    suite: key.suite.name,
    suite_version: key.suite.version,
    suite_split: key.suite.split,
    mode: surface.mode,
    visibility: key.visibility,
    unit: key.unit,
    limits: [...surface.limits],
    ...denominatorsOf(surface.entry),
    cells: cross(grid, (k, t) => estimateCell(surface, k, t, options)),
    pass_hat: cross(grid, (k, t) => estimatePassHat(surface, k, t, options.errors)),
    aubc: estimateAubc(surface, grid, options),
    ...(options.deploy ? { deployment: estimateDeployment(surface, Math.min(...grid.k), options.deploy, options) } : {}),
  };
}

function cross<Cell>({ k, t }: Grid, make: (k: number, t: number) => Cell): Cell[] {
  return k.flatMap((one) => t.map((budget) => make(one, budget)));
}

function estimateCell(surface: Surface, k: number, t: number, { errors, level }: PassKtOptions): PassKtCell {
  const counts = countsAt(surface, t);
  const scored = scoreTasks(counts, k, errors);
  const bound = (missingAs: MissingAs) => meanScore(scoreTasks(counts, k, missingAs));
  const bounds = { all_missing_fail: bound("fail"), all_missing_pass: bound("pass") };
  const tasks = surface.tasks.length;
  if ("reason" in scored) {
    return { k, t, value: null, low: null, high: null, se: null, tasks, bounds, k_over_half_n: false, reason: scored.reason };
  }
  const estimate = estimateMean(scored.scores, surface.units);
  const interval = meanRateInterval(estimate, scored.episodes, level);
  return {
    k,
    t,
    value: estimate.mean,
    low: interval?.low ?? null,
    high: interval?.high ?? null,
    se: estimate.se ?? null,
    tasks,
    bounds,
    k_over_half_n: 2 * k > scored.smallestN,
    reason: interval ? null : TOO_FEW_UNITS,
  };
}

const TOO_FEW_UNITS = "an interval needs at least two tasks that vary independently";

function meanScore(scored: ReturnType<typeof scoreTasks>): number | null {
  return "reason" in scored ? null : meanOf(scored.scores);
}

function estimatePassHat(surface: Surface, k: number, t: number, errors: ErrorConvention): PassHatCell {
  const scored = scoreTasks(countsAt(surface, t), k, errors, passHatK);
  return { k, t, value: meanScore(scored), reason: "reason" in scored ? scored.reason : null };
}

/** Area under the curve over ln T at the smallest K; null with fewer than two T or an undefined cell (contracts §2.13). */
function estimateAubc(surface: Surface, { k, t }: Grid, options: PassKtOptions): IntervalValue | null {
  const weights = aubcLogWeights(t);
  if (!weights) return null;
  const value = estimateWeighted(surface, Math.min(...k), new Map(t.map((budget, j) => [budget, weights[j] ?? 0])), options);
  return value.value === null ? null : value;
}

function estimateDeployment(surface: Surface, k: number, deploy: readonly [number, number][], options: PassKtOptions): IntervalValue {
  const total = deploy.reduce((sum, [, weight]) => sum + weight, 0);
  const weights = new Map<number, number>();
  for (const [t, weight] of deploy) weights.set(t, (weights.get(t) ?? 0) + weight / total);
  return estimateWeighted(surface, k, weights, options);
}

/** A weighted mean over budgets, computed for each task and then over tasks. */
function estimateWeighted(surface: Surface, k: number, weights: ReadonlyMap<number, number>, options: PassKtOptions): IntervalValue {
  const values = new Float64Array(surface.tasks.length);
  let episodes = 0;
  for (const [t, weight] of weights) {
    const scored = scoreTasks(countsAt(surface, t), k, options.errors);
    if ("reason" in scored) return { k, value: null, low: null, high: null, reason: scored.reason };
    addWeighted(values, scored, weight);
    episodes = surface.mode === "truncate" ? scored.episodes : episodes + scored.episodes;
  }
  const estimate = estimateMean(values, surface.units);
  const interval = meanRateInterval(estimate, episodes, options.level);
  return {
    k,
    value: estimate.mean,
    low: interval?.low ?? null,
    high: interval?.high ?? null,
    reason: interval ? null : TOO_FEW_UNITS,
  };
}

function addWeighted(into: Float64Array, { scores }: TaskScores, weight: number): void {
  scores.forEach((score, task) => {
    into[task] = (into[task] ?? 0) + weight * score;
  });
}
