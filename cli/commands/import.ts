import { Command, Option } from "commander";
import { EpisodeImport } from "@/core/formats/episode-import";
import { FORMAT_NAMES, type FormatName } from "@/core/formats/format";
import { countText } from "@/core/reports/charts/report-words";
import { formatCount } from "@/core/reports/format-number";
import { episodeLine } from "@/core/trajectory/episode-line";
import { Method } from "@/core/trajectory/method";
import { findEpisodeFiles } from "@/engine/files/find-episode-files";
import { writeAtomically } from "@/engine/files/write-atomically";
import { refuseNothing } from "../refuse-nothing";
import { clearProgress, print, printJson, say, showProgress } from "../terminal";
import { describeImport } from "../text/import-text";

interface ImportArguments {
  readonly format: FormatName | "auto";
  readonly suite?: string;
  readonly checkpoint?: string;
  readonly method?: Method;
  readonly output: string;
  readonly skipBadLines?: boolean;
  readonly json?: boolean;
}

/** `turnwise import PATH…`. */
export function importCommand(): Command {
  return new Command("import")
    .description("write trajectories of any known format as canonical episodes, one a line")
    .argument("<path...>", "file, folder, glob or - (standard input)")
    .addOption(new Option("--format <name>", "format of the files").choices(["auto", ...FORMAT_NAMES]).default("auto"))
    .option("--suite <name>", "name of the suite, whatever the files say")
    .option("--checkpoint <name>", "name of the checkpoint, whatever the files say")
    .addOption(new Option("--method <method>", "how the checkpoint was made").choices(Method.options))
    .requiredOption("--output <file>", "the file to write, for example episodes.jsonl")
    .option("--skip-bad-lines", "leave out records that can't be read, and list them")
    .option("--json", "print what was accepted, reclassified, refused and lost as one JSON document")
    .action(importFiles);
}

async function importFiles(paths: string[], options: ImportArguments): Promise<void> {
  const { suite, checkpoint, method } = options;
  const format = options.format === "auto" ? undefined : options.format;
  const episodes = new EpisodeImport({
    format,
    suite,
    checkpoint,
    method,
    badRecords: options.skipBadLines ? "skip" : "stop",
    dependentAttempts: "keep",
  });
  await writeAtomically(options.output, canonicalLines(paths, episodes));
  clearProgress();
  const report = episodes.report();
  if (options.json) printJson(report);
  else {
    print(`${countText(report.episodes, "episode")} of ${countText(report.files, "file")} (${report.format}) written to ${options.output}`);
    if (report.lost.length > 0) print(`Without a place in the canonical form, left out: ${report.lost.join(", ")}`);
  }
  for (const line of describeImport(report)) say(line);
}

/** The lines of the output; throws at the end, before the file appears, where there was no episode. */
async function* canonicalLines(paths: readonly string[], episodes: EpisodeImport): AsyncGenerator<string> {
  let written = 0;
  for (const file of await findEpisodeFiles(paths)) {
    for await (const { episode, outcome } of episodes.read(file)) {
      yield `${episodeLine(episode, outcome)}\n`;
      written += 1;
      showProgress(`${formatCount(written)} episodes, now in ${file.name}`);
    }
  }
  refuseNothing(episodes.report(), paths);
}
