import { type Command, Option } from "commander";
import { invalidInput } from "@/core/app-error";
import { baselineReport } from "@/core/reports/baseline";
import { baselineTables, compareTables } from "@/core/reports/charts/report-tables";
import { compareReport, compareTasks } from "@/core/reports/compare";
import type { CompareReport } from "@/core/reports/compare-report";
import { baselineHtml } from "@/core/reports/html/baseline-html";
import { type CompareContext, compareHtml } from "@/core/reports/html/compare-html";
import { passKtReport } from "@/core/reports/pass-kt";
import { CompareOptions } from "@/core/reports/report-options";
import { selectBaseline } from "@/core/reports/select-baseline";
import { selectEntry } from "@/core/reports/select-entry";
import { BudgetVisibility } from "@/core/trajectory/budget";
import type { EntryTally } from "@/core/trajectory/tally";
import { parseMargin } from "../parse-option";
import { type ReadOptions, readTallies } from "../read-tallies";
import { type ReportTarget, reportCommand } from "../report-command";
import { print, printJson } from "../terminal";
import { baselineText } from "../text/baseline-text";
import { compareText } from "../text/compare-text";
import { writeReport } from "../write-report";

interface Sides {
  readonly a?: string;
  readonly b?: string;
  readonly suite?: string;
  readonly visibility?: BudgetVisibility;
  readonly baseline?: string;
}

type Arguments = ReportTarget & Sides & ReadOptions;

/** `turnwise compare A B`, or `turnwise compare A --baseline NAME`. */
export function compareCommand(): Command {
  return reportCommand("compare")
    .description("two checkpoints at every budget, paired by task; differences are A − B. With --baseline: all others minus that one")
    .argument("<A>", "file, folder, glob or - with the episodes of A")
    .argument("[B]", "the same for B; may be the same path")
    .option("--a <name>", "checkpoint of A, where its path holds several")
    .option("--b <name>", "checkpoint of B, where its path holds several")
    .option("--suite <name>", "suite, where the paths hold several")
    .addOption(
      new Option("--visibility <visibility>", "budgets told or not, where the paths hold several").choices(BudgetVisibility.options),
    )
    .option("--margin <number>", "differences inside of ± this count as equivalent, for example 0.02", parseMargin)
    .option("--baseline <name>", "compare every other checkpoint in A and B (or those named by --a and --b) with this one")
    .action(compare);
}

async function compare(pathA: string, pathB: string | undefined, options: Arguments): Promise<void> {
  if (options.baseline !== undefined) return compareWithBaseline(options.baseline, [pathA, ...(pathB ? [pathB] : [])], options);
  if (pathB === undefined)
    throw invalidInput("missing required argument 'B': give a second path (it may be that of A), or name a --baseline.");
  const [tallyA, tallyB] = await readSides(pathA, pathB, options);
  const settings = CompareOptions.parse(options);
  const report = compareReport(tallyA, tallyB, settings);
  if (options.output !== undefined) {
    const context = contextOf(report, tallyA, tallyB, settings);
    await writeReport(options.output, report, compareTables(report, context.tasks?.tasks), (files) =>
      compareHtml(report, { ...context, files }),
    );
  }
  if (options.json) printJson(report);
  else print(compareText(report));
}

async function compareWithBaseline(name: string, paths: readonly string[], options: Arguments): Promise<void> {
  const { a, b, suite, visibility } = options;
  const tallies = await readTallies([...new Set(paths)], options);
  const { baseline, others } = selectBaseline(
    tallies,
    { name, suite, visibility },
    [a, b].filter((given) => given !== undefined),
  );
  const report = baselineReport(baseline, others, CompareOptions.parse(options));
  if (options.output !== undefined) {
    await writeReport(options.output, report, baselineTables(report), (files) => baselineHtml(report, files));
  }
  if (options.json) printJson(report);
  else print(baselineText(report));
}

async function readSides(pathA: string, pathB: string, { a, b, suite, visibility, ...read }: Arguments): Promise<[EntryTally, EntryTally]> {
  const inA = await readTallies([pathA], read);
  const inB = pathA === pathB ? inA : await readTallies([pathB], read);
  return [selectEntry(inA, { name: a, suite, visibility }, "A"), selectEntry(inB, { name: b, suite, visibility }, "B")];
}

function contextOf(report: CompareReport, tallyA: EntryTally, tallyB: EntryTally, settings: CompareOptions): CompareContext {
  const { k, t, mode, errors } = report;
  const entries = passKtReport([tallyA, tallyB], { ...settings, k, t, mode });
  const at = { k: Math.min(...k), t: Math.max(...t) };
  return { entries, tasks: { ...at, tasks: compareTasks(tallyA, tallyB, { ...at, mode, errors }) } };
}
