import { type SweepSpec, samplingOf } from "@/core/sweep/sweep-spec";
import { shellWord } from "./shell-word";

/** A checkpoint of a sweep on the command line. */
export interface SweepCommand {
  readonly line: string;
  /** Whether its tasks are named in a file of their ids. */
  readonly needsTaskFile: boolean;
  /** What this sweep has and the command line has no option for. */
  readonly unlike: readonly string[];
}

interface Place {
  /** Where the checkpoint answers. */
  readonly url: string;
  readonly concurrency: number | null;
  readonly hasKey: boolean;
}

export const TASK_FILE = "tasks.txt";

/** The command that plays one checkpoint of a sweep again, with the same seeds, without server and database. */
export function sweepCommand(spec: SweepSpec, index: number, place: Place): SweepCommand {
  const checkpoint = spec.checkpoints[index];
  if (checkpoint === undefined) throw new RangeError(`the sweep has no checkpoint ${index}`);
  const { temperature, topP, maxTokensPerTurn, extraBody } = samplingOf(spec, checkpoint);
  const tasks = taskOption(spec);
  const hasExtraBody = Object.keys(extraBody ?? {}).length > 0;
  const options: [string, string | number | null | undefined][] = [
    ["--endpoint", place.url],
    ["--model", checkpoint.model],
    ["--environment", spec.suite.name],
    ["--split", spec.suite.split],
    ["--tasks", tasks],
    ["--samples", spec.samples],
    ["--budgets", spec.budgets.toSorted((a, b) => a - b).join(",")],
    ["--visibility", spec.visibility],
    ["--seed", spec.seed],
    ["--concurrency", place.concurrency],
    ["--checkpoint", checkpoint.name],
    ["--method", checkpoint.method],
    ["--temperature", temperature],
    ["--top-p", topP],
    ["--max-tokens", maxTokensPerTurn],
    ["--extra-body", hasExtraBody ? JSON.stringify(extraBody) : null],
    ["--request-limit", spec.limits.requestMs / 1000],
    ["--save", `${checkpoint.name.replaceAll(/[^\w.-]+/g, "-")}.jsonl`],
  ];
  const words = options.flatMap(([name, value]) => (value === null || value === undefined ? [] : [name, shellWord(String(value))]));
  const key = place.hasKey ? "TURNWISE_API_KEY=… " : "";
  return {
    line: `${key}npx turnwise eval budget ${words.join(" ")}`,
    needsTaskFile: tasks === TASK_FILE,
    unlike: unlikeOf(spec),
  };
}

/** The command line draws with seed 0; any other choice of tasks is a file of their ids. */
function taskOption({ tasks }: SweepSpec): string | number | null {
  if (tasks.kind === "all") return null;
  return tasks.kind === "drawn" && tasks.seed === 0 ? tasks.count : TASK_FILE;
}

function unlikeOf({ limits }: SweepSpec): string[] {
  return [
    ...(limits.episodeMs === null ? [] : [`the limit of ${limits.episodeMs / 1000} s an episode`]),
    ...(limits.episodeTokens === null ? [] : [`the limit of ${limits.episodeTokens} tokens an episode`]),
  ];
}
