import type { CompareCell, CompareReport } from "@/core/reports/compare-report";
import type { PassKtCell, PassKtEntry, PassKtReport } from "@/core/reports/pass-kt-report";

/** A cell that nothing is missing of; tests say what differs. */
export function passKtCell(k: number, t: number, value: number | null, over: Partial<PassKtCell> = {}): PassKtCell {
  const known = value !== null;
  return {
    k,
    t,
    value,
    low: known ? Math.max(0, value - 0.1) : null,
    high: known ? Math.min(1, value + 0.1) : null,
    se: known ? 0.05 : null,
    tasks: 60,
    bounds: { all_missing_fail: value, missing_excluded: value, all_missing_pass: value },
    error_parts: null,
    k_over_half_n: false,
    reason: known ? null : "15 of 60 tasks have fewer than 8 counted episodes",
    ...over,
  };
}

export function passKtEntry(name: string, cells: PassKtCell[], over: Partial<PassKtEntry> = {}): PassKtEntry {
  return {
    name,
    method: "rl",
    family: null,
    train_seed: null,
    suite: "depot",
    suite_version: "1.0",
    suite_split: "test",
    mode: "rerun",
    visibility: "announced",
    unit: "assistant_turn",
    limits: [...new Set(cells.map((cell) => cell.t))],
    tasks: 60,
    episodes: 480,
    denominators: { counted: 470, missing: { endpoint_error: 8, cancelled: 2 }, not_graded: 0, duplicates: 3 },
    stop_reasons: { success: 300, turn_limit: 170, endpoint_error: 8, cancelled: 2 },
    cells,
    pass_hat: [],
    aubc: { k: 1, value: 0.5, low: 0.4, high: 0.6 },
    regret: null,
    budget_to_target: [],
    saturation: null,
    decreases: [],
    turns_used: [],
    never_solved: [],
    ...over,
  };
}

export function passKtReportOf(checkpoints: PassKtEntry[], over: Partial<PassKtReport> = {}): PassKtReport {
  const cells = checkpoints.flatMap((entry) => entry.cells);
  const ascending = (values: number[]): number[] => [...new Set(values)].sort((a, b) => a - b);
  return {
    schema: "turnwise.report.pass-kt/1",
    errors: "exclude",
    level: 0.95,
    seed: 1,
    k: ascending(cells.map((cell) => cell.k)),
    t: ascending(cells.map((cell) => cell.t)),
    mode: "rerun",
    checkpoints,
    truncation_validity: [],
    warnings: [],
    ...over,
  };
}

export function compareCell(k: number, t: number, a: number | null, b: number | null, over: Partial<CompareCell> = {}): CompareCell {
  return { k, t, a, b, ...(a === null || b === null ? UNKNOWN : known(a - b)), ...over };
}

type Compared = Omit<CompareCell, "k" | "t" | "a" | "b">;

const UNKNOWN: Compared = {
  delta: null,
  se: null,
  low: null,
  high: null,
  band_low: null,
  band_high: null,
  p: null,
  p_adjusted: null,
  p_holm: null,
  p_bh: null,
  improved: 0,
  worse: 0,
  tied: 0,
  sign_p: null,
  mcnemar_p: null,
  equivalence: null,
  error_parts: null,
  minimum_detectable_effect: null,
  verdict: "inconclusive",
  reason: "12 tasks lack an episode",
};

function known(delta: number): Compared {
  return {
    delta,
    se: 0.025,
    low: delta - 0.05,
    high: delta + 0.05,
    band_low: delta - 0.1,
    band_high: delta + 0.1,
    p: 0.02,
    p_adjusted: 0.04,
    p_holm: 0.05,
    p_bh: 0.03,
    improved: 20,
    worse: 10,
    tied: 30,
    sign_p: 0.1,
    mcnemar_p: null,
    equivalence: null,
    error_parts: null,
    minimum_detectable_effect: 0.07,
    verdict: delta > 0.1 ? "a_better" : delta < -0.1 ? "b_better" : "inconclusive",
    reason: null,
  };
}

export function compareReportOf(cells: CompareCell[], over: Partial<CompareReport> = {}): CompareReport {
  const ascending = (values: number[]): number[] => [...new Set(values)].sort((a, b) => a - b);
  const k = ascending(cells.map((cell) => cell.k));
  const t = ascending(cells.map((cell) => cell.t));
  return {
    schema: "turnwise.report.compare/1",
    a: "lab-rl",
    b: "lab-sft",
    suite: "depot",
    mode: "rerun",
    errors: "exclude",
    level: 0.95,
    seed: 7,
    k,
    t,
    tasks: 60,
    only_a: [],
    only_b: [],
    matched: { status: "matched", differs: [] },
    finding: "lab-rl is behind lab-sft at two turns and ahead from twelve.",
    cells,
    band: { constant: 2.89, draws: 2000, cells: cells.length },
    aubc: null,
    crossing: {
      k: k[0] ?? 1,
      points: [3.5],
      inconclusive_t: [3, 8],
      share: { none: 0.02, one: 0.85, many: 0.13 },
      interval: { low: 3.1, high: 7.2, resamples: 1700, reason: null },
    },
    slope: { k: k[0] ?? 1, value: 0.1, low: 0.05, high: 0.15, reason: null },
    worst_budget: null,
    training_seeds: { a: 1, b: 1 },
    retention: [],
    minimum_detectable_effect: { k: k[0] ?? 1, t: t.at(-1) ?? 1, value: 0.07, power: 0.8, reason: null },
    warnings: [],
    ...over,
  };
}
