import { type Command, Option } from "commander";
import { compareReport, compareTasks } from "@/core/reports/compare";
import type { CompareReport } from "@/core/reports/compare-report";
import { compareHtml } from "@/core/reports/html/compare-html";
import { passKtReport } from "@/core/reports/pass-kt";
import { CompareOptions } from "@/core/reports/report-options";
import { selectEntry } from "@/core/reports/select-entry";
import { BudgetVisibility } from "@/core/trajectory/budget";
import type { EntryTally } from "@/core/trajectory/tally";
import { parseMargin } from "../parse-option";
import { readTallies } from "../read-tallies";
import { type ReportTarget, reportCommand } from "../report-command";
import { print, printJson } from "../terminal";
import { compareText } from "../text/compare-text";
import { writeReport } from "../write-report";

interface Sides {
  readonly a?: string;
  readonly b?: string;
  readonly suite?: string;
  readonly visibility?: BudgetVisibility;
}

/** `turnwise compare A B`. */
export function compareCommand(): Command {
  return reportCommand("compare")
    .description("two checkpoints at every budget, paired by task; differences are A − B")
    .argument("<A>", "file, folder, glob or - with the episodes of A")
    .argument("<B>", "the same for B; may be the same path")
    .option("--a <name>", "checkpoint of A, where its path holds several")
    .option("--b <name>", "checkpoint of B, where its path holds several")
    .option("--suite <name>", "suite, where the paths hold several")
    .addOption(
      new Option("--visibility <visibility>", "budgets told or not, where the paths hold several").choices(BudgetVisibility.options),
    )
    .option("--margin <number>", "differences inside of ± this count as equivalent, for example 0.02", parseMargin)
    .action(compare);
}

async function compare(pathA: string, pathB: string, options: ReportTarget & Sides): Promise<void> {
  const [tallyA, tallyB] = await readSides(pathA, pathB, options);
  const settings = CompareOptions.parse(options);
  const report = compareReport(tallyA, tallyB, settings);
  if (options.output !== undefined) await writeReport(options.output, report, htmlOf(report, tallyA, tallyB, settings));
  if (options.json) printJson(report);
  else print(compareText(report));
}

async function readSides(pathA: string, pathB: string, { a, b, suite, visibility }: Sides): Promise<[EntryTally, EntryTally]> {
  const inA = await readTallies([pathA]);
  const inB = pathA === pathB ? inA : await readTallies([pathB]);
  return [selectEntry(inA, { name: a, suite, visibility }, "A"), selectEntry(inB, { name: b, suite, visibility }, "B")];
}

function htmlOf(report: CompareReport, tallyA: EntryTally, tallyB: EntryTally, settings: CompareOptions): string {
  const { k, t, mode, errors } = report;
  const entries = passKtReport([tallyA, tallyB], { ...settings, k, t, mode });
  const at = { k: Math.min(...k), t: Math.max(...t) };
  return compareHtml(report, { entries, tasks: { ...at, tasks: compareTasks(tallyA, tallyB, { ...at, mode, errors }) } });
}
