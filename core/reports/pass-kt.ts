import { invalidInput } from "../app-error";
import { entryKeyText } from "../trajectory/entry";
import type { EntryTally } from "../trajectory/tally";
import { estimateAubc, estimateDeployment } from "./budget-areas";
import { readBudgetCurve } from "./budget-curve";
import { estimateTargets, findDecreases, findSaturation } from "./budget-functionals";
import { asGrid, defaultBudgets, defaultSampleCounts } from "./default-grid";
import { denominatorsOf } from "./denominators";
import { warnAboutDecreases, warnAboutEntry, warnAboutTruncationValidity } from "./entry-warnings";
import { meanTurnsUsed } from "./mean-turns-used";
import { countNeverSolved } from "./never-solved";
import { estimateCell, estimatePassHat } from "./pass-kt-cells";
import { PASS_KT_SCHEMA, type PassKtEntry, type PassKtReport } from "./pass-kt-report";
import type { PassKtOptions } from "./report-options";
import { defaultModeOf, openSurface } from "./surface";
import { checkTruncation } from "./truncation-validity";
import { estimateRegrets, type ReadSurface } from "./worst-regret";

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
  const regrets = estimateRegrets(read, Math.min(...k), options);
  const checkpoints = read.map((one, i) => ({ ...describeEntry(one, k, options), regret: regrets[i] ?? null }));
  const validity = sorted.flatMap((entry) => checkTruncation(entry, options) ?? []);
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
    checkpoints,
    truncation_validity: validity,
    warnings: [
      ...read.flatMap(({ surface }) => warnAboutEntry(surface)),
      ...checkpoints.flatMap(warnAboutDecreases),
      ...validity.flatMap(warnAboutTruncationValidity),
    ],
  };
}

function describeEntry({ surface, t }: ReadSurface, k: readonly number[], options: PassKtOptions): Omit<PassKtEntry, "regret"> {
  const { key, method, family, trainSeed } = surface.entry;
  const smallestK = Math.min(...k);
  const curve = readBudgetCurve(surface, smallestK, t, options.errors);
  return {
    name: key.checkpoint,
    method,
    family: family ?? null,
    train_seed: trainSeed ?? null,
    suite: key.suite.name,
    suite_version: key.suite.version,
    suite_split: key.suite.split,
    mode: surface.mode,
    visibility: key.visibility,
    unit: key.unit,
    limits: [...surface.limits],
    ...denominatorsOf(surface.entry),
    cells: k.flatMap((one) => t.map((budget) => estimateCell(surface, one, budget, options))),
    pass_hat: k.flatMap((one) => t.map((budget) => estimatePassHat(surface, one, budget, options.errors))),
    aubc: estimateAubc(surface, smallestK, t, options),
    ...(options.deploy ? { deployment: estimateDeployment(surface, smallestK, options.deploy, options) } : {}),
    budget_to_target: estimateTargets(curve, surface, options),
    saturation: findSaturation(curve, surface, options),
    decreases: findDecreases(curve, surface, options),
    turns_used: meanTurnsUsed(surface),
    never_solved: countNeverSolved(surface, t, options),
  };
}
