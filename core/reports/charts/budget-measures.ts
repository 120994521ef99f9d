import { formatCount, formatInterval, formatPercent, formatPoints, formatPointsInterval, formatRatio, NO_NUMBER } from "../format-number";
import type { BudgetToTarget, PassKtEntry, PassKtReport } from "../pass-kt-report";
import { estimatedCells } from "./pass-kt-finding";
import { percentText } from "./report-words";

/** One number of one entry: as it is read, in full precision, and the T that it is about. `reason`: why it, or its interval, is missing. */
export interface Measured {
  readonly text: string;
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly t: number | null;
  readonly reason: string | null;
}

export type MeasureKind = "area" | "deployment" | "worst" | "regret" | "target" | "saturation" | "decrease" | "turns" | "never_solved";

/** A number for a whole budget curve, of every entry in the order of the report. */
export interface BudgetMeasure {
  readonly kind: MeasureKind;
  readonly label: string;
  readonly values: readonly Measured[];
}

type Ends = Partial<Pick<Measured, "low" | "high" | "t" | "reason">>;

function measured(value: number, text: string, { low = null, high = null, t = null, reason = null }: Ends = {}): Measured {
  return { value, text, low, high, t, reason };
}

function missing(reason: string): Measured {
  return { value: null, text: NO_NUMBER, low: null, high: null, t: null, reason };
}

/** Single numbers for the budget curves of Pass@K at the smallest K: areas and distances first, then what budgets do. */
export function budgetMeasures(report: PassKtReport): BudgetMeasure[] {
  return [...curveMeasures(report), ...spendingMeasures(report)];
}

/** Area, success at a deployment where one is stated, worst budget, and with several entries the largest regret. */
export function curveMeasures(report: PassKtReport): BudgetMeasure[] {
  const { checkpoints } = report;
  const k = Math.min(...report.k);
  const over = (kind: MeasureKind, label: string, read: (entry: PassKtEntry) => Measured): BudgetMeasure => ({
    kind,
    label,
    values: checkpoints.map(read),
  });
  return [
    over("area", "Area under curve, log T", ({ aubc }) => rate(aubc)),
    ...(checkpoints.some(({ deployment }) => deployment)
      ? [over("deployment", "At the stated deployment", ({ deployment }) => rate(deployment ?? null))]
      : []),
    over("worst", "Worst budget", (entry) => worst(entry, k)),
    ...(checkpoints.length > 1 ? [over("regret", "Largest regret", (entry) => regret(entry, checkpoints, k))] : []),
  ];
}

function spendingMeasures({ checkpoints }: PassKtReport): BudgetMeasure[] {
  const shares = [...new Set(checkpoints.flatMap((entry) => entry.budget_to_target.map(({ share }) => share)))].sort((a, b) => a - b);
  const within = checkpoints.find(({ saturation }) => saturation)?.saturation?.within ?? null;
  return [
    ...shares.map((share) => ({
      kind: "target" as const,
      label: `T that reaches ${Math.round(share * 100)} % of the end`,
      values: checkpoints.map((entry) => target(entry, share)),
    })),
    ...(within === null
      ? []
      : [{ kind: "saturation" as const, label: `T within ${within * 100} points of the end`, values: checkpoints.map(saturation) }]),
    { kind: "decrease", label: "Falls as T grows", values: checkpoints.map(decrease) },
    { kind: "turns", label: "Mean turns used", values: checkpoints.map(turns) },
    { kind: "never_solved", label: "Tasks never solved at the end", values: checkpoints.map(neverSolved) },
  ];
}

/** "50.0 [40.0, 60.0]", the value alone where it has no interval. */
function withInterval(value: number, low: number | null, high: number | null): string {
  return low === null ? formatPercent(value) : `${formatPercent(value)} ${formatInterval(low, high)}`;
}

function rate(estimate: PassKtEntry["aubc"]): Measured {
  const none = "Needs two or more T that can all be estimated.";
  if (estimate === null || estimate.value === null) return missing(estimate?.reason ?? none);
  const { value, low, high } = estimate;
  return measured(value, withInterval(value, low, high), { low, high });
}

function worst(entry: PassKtEntry, k: number): Measured {
  const cells = estimatedCells(entry, k);
  const lowest = cells.reduce<(typeof cells)[number] | undefined>(
    (least, cell) => (least && least.value <= cell.value ? least : cell),
    undefined,
  );
  if (!lowest) return missing("No T can be estimated.");
  const { value, low, high, t } = lowest;
  return measured(value, `${withInterval(value, low, high)} at T = ${t}`, { low, high, t });
}

/** The report's own regret, which has an interval; else the distance between the cells. */
function regret(entry: PassKtEntry, among: readonly PassKtEntry[], k: number): Measured {
  const stated = entry.regret;
  const { value, low, high, t } = stated !== null && stated.k === k && stated.value !== null ? stated : largestDistance(entry, among, k);
  if (value === null) return missing("No T can be estimated.");
  if (value === 0) return measured(0, formatPercent(0), { low, high });
  return measured(value, `${withInterval(value, low, high)} at T = ${t}`, { low, high, t });
}

function largestDistance(entry: PassKtEntry, among: readonly PassKtEntry[], k: number): Pick<Measured, "value" | "low" | "high" | "t"> {
  let largest: { value: number; t: number } | null = null;
  for (const { t, value } of estimatedCells(entry, k)) {
    const others = among.flatMap((other) => estimatedCells(other, k).filter((cell) => cell.t === t));
    const distance = Math.max(...others.map((cell) => cell.value)) - value;
    if (largest === null || distance > largest.value) largest = { value: distance, t };
  }
  return { value: null, t: null, ...largest, low: null, high: null };
}

function target({ budget_to_target }: PassKtEntry, share: number): Measured {
  const found = budget_to_target.find((one) => one.share === share);
  if (!found || found.value === null) return missing(found?.reason ?? "Needs two or more T that can be estimated.");
  return reached(found, found.value);
}

/** An interval that is missing is a dash that tells why. */
function reached({ low, high, reason }: BudgetToTarget, value: number): Measured {
  const interval = low === null || high === null ? NO_NUMBER : `[${formatRatio(low)}, ${formatRatio(high)}]`;
  return measured(value, `${formatRatio(value)} ${interval}`, { low, high, reason });
}

function saturation({ saturation: found }: PassKtEntry): Measured {
  if (!found || found.t === null) return missing(found?.reason ?? "Needs two or more T that can be estimated.");
  const gain = found.gain_high === null ? "" : `; the end adds ≤ ${formatPercent(found.gain_high)}`;
  return measured(found.t, `${found.t}${gain}`, { t: found.t });
}

function decrease({ decreases, mode }: PassKtEntry): Measured {
  if (mode === "truncate") return missing("A curve of cut episodes cannot fall.");
  const largest = decreases.reduce<PassKtEntry["decreases"][number] | null>(
    (most, next) => (most && most.delta <= next.delta ? most : next),
    null,
  );
  if (largest === null) return missing("No pair of budgets is shown to fall: every band holds 0, or lies above it.");
  const { delta, low, high, from, to } = largest;
  const more = decreases.length > 1 ? `, and ${decreases.length - 1} more` : "";
  return measured(delta, `${formatPoints(delta)} ${formatPointsInterval(low, high)} from T = ${from} to ${to}${more}`, {
    low,
    high,
    t: to,
  });
}

function turns({ turns_used }: PassKtEntry): Measured {
  const last = turns_used.at(-1);
  if (!last || last.mean === null || last.unused === null) return missing(last?.reason ?? "No limit of turns is known.");
  return measured(last.mean, `${formatRatio(last.mean)} of ${last.t}, ${percentText(last.unused)} unused`, { t: last.t });
}

function neverSolved({ never_solved, tasks }: PassKtEntry): Measured {
  const last = never_solved.at(-1);
  if (!last) return missing("The turn of some success is not known, or no T has episodes.");
  const bound = last.upper === null ? "" : `; each ≤ ${formatPercent(last.upper)} (n = ${formatCount(last.episodes)})`;
  return measured(last.tasks, `${last.tasks} of ${tasks}${bound}`, { high: last.upper, t: last.t });
}
