import { Command, Option } from "commander";
import { ErrorConvention, ReportMode } from "@/core/reports/report-options";
import { parseDeployment, parseGrid, parseLevel, parseSeed } from "./parse-option";

/** What the options of a report command parse to, beside the options of the report itself. */
export interface ReportTarget {
  readonly json?: boolean;
  readonly output?: string;
}

/** A command with the options that every Pass@(K,T) report has (contracts §3). */
export function reportCommand(name: string): Command {
  return new Command(name)
    .option("--k <list>", "numbers of samples K, for example 1,2,4", parseGrid)
    .option("--t <list>", "turn budgets T, for example 2,4,8", parseGrid)
    .addOption(new Option("--mode <mode>", "each T run afresh, or long episodes cut at T").choices(ReportMode.options))
    .addOption(new Option("--errors <convention>", "missing episodes: left out, or counted as failures").choices(ErrorConvention.options))
    .option("--level <number>", "level of the intervals (default 0.95)", parseLevel)
    .option("--seed <number>", "seed of everything that is drawn (default 1)", parseSeed)
    .option("--deploy <weights>", "budget:weight pairs of the deployment, for example 2:1,4:2", parseDeployment)
    .option("--first-attempts", "of attempts that build on each other take the first; without this they are refused")
    .option("--json", "print the report as one JSON document")
    .option("--output <dir>", "write report.json, index.html and tables (CSV, JSON, LaTeX, PGFPlots) into this folder");
}
