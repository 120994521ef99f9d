import type { ImportManifest } from "./run-header";
import { shellWord } from "./shell-word";

/** The folder or file that each path starts with, so that a dropped folder of many files is named once. */
function pathArguments(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => path.split("/")[0] ?? path))];
}

/** The two commands that repeat an import and its report from the same files. */
export function repeatCommands({ options, files, report }: ImportManifest): [string, string] {
  const flags: [string, string | undefined][] = [
    ["--format", options.format === "auto" ? undefined : options.format],
    ["--suite", options.suite],
    ["--checkpoint", options.checkpoint],
    ["--method", options.method],
  ];
  const words = [
    ...pathArguments(files.map((file) => file.path)),
    ...flags.flatMap(([flag, value]) => (value === undefined ? [] : [flag, value])),
    ...(report.rejected.length > 0 ? ["--skip-bad-lines"] : []),
  ];
  return [
    `npx turnwise import ${words.map(shellWord).join(" ")} --output episodes.jsonl`,
    "npx turnwise eval budget episodes.jsonl --output report",
  ];
}
