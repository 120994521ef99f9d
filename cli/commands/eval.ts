import { Command } from "commander";
import { passKtTables } from "@/core/reports/charts/report-tables";
import { passKtHtml } from "@/core/reports/html/pass-kt-html";
import { passKtReport } from "@/core/reports/pass-kt";
import { PassKtOptions } from "@/core/reports/report-options";
import { EXIT_CODES } from "../exit-code";
import { type ReadOptions, readTallies } from "../read-tallies";
import { type ReportTarget, reportCommand } from "../report-command";
import { addEndpointOptions, chooseEndpoint, type EndpointArguments } from "../sweep/endpoint-options";
import { print, printJson } from "../terminal";
import { passKtText } from "../text/pass-kt-text";
import { writeReport } from "../write-report";

/** `turnwise eval budget`, of files or of an endpoint. Answers 130 where Ctrl-C has stopped the sweep. */
export function evalCommand(answer: (code: number) => void): Command {
  const budget = addEndpointOptions(reportCommand("budget"))
    .description("Pass@(K,T) of every checkpoint in the files, or of a model at an endpoint")
    .argument("[path...]", "file, folder, glob or - (standard input), in any importable format")
    .action(async (paths: string[], options: ReportTarget & ReadOptions & Partial<EndpointArguments>) => {
      const endpoint = chooseEndpoint(paths, options);
      const report = PassKtOptions.parse(options);
      if (endpoint === null) await reportFiles(paths, options, report);
      else if (await playNewEpisodes(endpoint, report.seed)) await reportFiles([endpoint.save], options, report);
      else answer(EXIT_CODES.interrupted);
    });
  return new Command("eval").description("evaluate checkpoints").helpCommand(false).addCommand(budget);
}

/** Resolves with whether the file holds the whole sweep. */
async function playNewEpisodes(endpoint: EndpointArguments, seed: number): Promise<boolean> {
  // Loaded here: a report of files needs neither environments nor a client for endpoints.
  const { evalEndpoint } = await import("../sweep/eval-endpoint");
  return evalEndpoint(endpoint, seed);
}

async function reportFiles(paths: readonly string[], target: ReportTarget & ReadOptions, options: PassKtOptions): Promise<void> {
  const tallies = await readTallies(paths, target);
  const report = passKtReport(tallies, options);
  if (target.output !== undefined)
    await writeReport(target.output, report, passKtTables(report), (files) => passKtHtml(report, tallies, files));
  if (target.json) printJson(report);
  else print(passKtText(report));
}
