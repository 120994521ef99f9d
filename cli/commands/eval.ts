import { Command } from "commander";
import { passKtHtml } from "@/core/reports/html/pass-kt-html";
import { passKtReport } from "@/core/reports/pass-kt";
import { PassKtOptions } from "@/core/reports/report-options";
import { readTallies } from "../read-tallies";
import { type ReportTarget, reportCommand } from "../report-command";
import { print, printJson } from "../terminal";
import { passKtText } from "../text/pass-kt-text";
import { writeReport } from "../write-report";

/** `turnwise eval budget PATH…`. */
export function evalCommand(): Command {
  const budget = reportCommand("budget")
    .description("Pass@(K,T) of every checkpoint in the files")
    .argument("<path...>", "file, folder, glob or - (standard input), in any importable format")
    .action(evalBudget);
  return new Command("eval").description("evaluate checkpoints").helpCommand(false).addCommand(budget);
}

async function evalBudget(paths: string[], options: ReportTarget): Promise<void> {
  const tallies = await readTallies(paths);
  const report = passKtReport(tallies, PassKtOptions.parse(options));
  if (options.output !== undefined) await writeReport(options.output, report, passKtHtml(report, tallies));
  if (options.json) printJson(report);
  else print(passKtText(report));
}
