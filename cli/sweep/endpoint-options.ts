import { type Command, Option } from "commander";
import { invalidInput } from "@/core/app-error";
import { Method } from "@/core/trajectory/method";
import { parseBetween, parseCount, parseGrid, parseJsonObject } from "../parse-option";

/** What decides a sweep at an endpoint, as it was typed. */
export interface EndpointArguments {
  readonly endpoint: string;
  readonly model: string;
  readonly environment: string;
  readonly split?: string;
  readonly tasks?: string;
  readonly samples: number;
  readonly budgets: number[];
  readonly visibility: "announced" | "hidden";
  readonly concurrency?: number;
  readonly save: string;
  readonly checkpoint?: string;
  readonly method?: Method;
  readonly temperature?: number;
  readonly topP?: number;
  readonly maxTokens?: number;
  readonly extraBody?: Record<string, unknown>;
  readonly requestLimit?: number;
}

const NEEDED = ["endpoint", "model", "environment", "samples", "budgets", "visibility", "save"] as const;
const OTHERS = [
  "split",
  "tasks",
  "concurrency",
  "checkpoint",
  "method",
  "temperature",
  "topP",
  "maxTokens",
  "extraBody",
  "requestLimit",
] as const;

/** Gives a command the options of a sweep. The key is no option: it would be seen by everybody on the machine. */
export function addEndpointOptions(command: Command): Command {
  return command
    .optionsGroup("To play new episodes (key from TURNWISE_API_KEY or OPENAI_API_KEY):")
    .option("--endpoint <url>", "OpenAI-compatible endpoint, with or without /v1")
    .option("--model <name>", "name by which the endpoint knows the model")
    .option("--environment <name>", "environment and its suite, for example depot")
    .option("--split <name>", "split of the suite (default test)")
    .option("--tasks <number|file>", "so many tasks, or a file of task ids, one a line (default: all of the split)")
    .option("--samples <number>", "episodes per task and budget", parseCount)
    .option("--budgets <list>", "turn budgets to run afresh, for example 2,4,8", parseGrid)
    .addOption(new Option("--visibility <visibility>", "whether the model is told its turns left").choices(["announced", "hidden"]))
    .option("--concurrency <number>", "episodes at a time (default 8)", parseCount)
    .option("--save <file>", "the file that episodes go to; the same command with the same file goes on where it stopped")
    .option("--checkpoint <name>", "name of the checkpoint in reports (default: that of the model)")
    .addOption(new Option("--method <method>", "how the checkpoint was made").choices(Method.options))
    .option("--temperature <number>", "sampling temperature (default: the endpoint's)", parseBetween(0, 10))
    .option("--top-p <number>", "nucleus sampling (default: the endpoint's)", parseBetween(0.001, 1))
    .option("--max-tokens <number>", "tokens of one answer at the most", parseCount)
    .option("--extra-body <json>", "further fields of every request", parseJsonObject)
    .option("--request-limit <seconds>", "the longest that one request may take (default 120)", parseBetween(1, 3600));
}

/**
 * Tells the two uses of the command apart: null for the report of files. Throws `invalid_input` where neither or both are asked for, and
 * where something that a sweep needs is not told.
 */
export function chooseEndpoint(paths: readonly string[], options: Partial<EndpointArguments>): EndpointArguments | null {
  if (options.endpoint === undefined) {
    const [stray] = [...NEEDED, ...OTHERS].filter((name) => options[name] !== undefined);
    if (stray !== undefined) throw invalidInput(`${optionName(stray)} is for new episodes: give --endpoint URL, too.`);
    if (paths.length === 0) throw invalidInput("Nothing to evaluate: give paths of episodes, or --endpoint URL to play new ones.");
    return null;
  }
  if (paths.length > 0) {
    throw invalidInput(`Give either paths (${paths.slice(0, 3).join(", ")}) or --endpoint; the report of both is that of their files.`);
  }
  const lacking = NEEDED.filter((name) => options[name] === undefined || options[name] === "");
  if (!hasAll(options)) throw invalidInput(`--endpoint needs ${lacking.map(optionName).join(", ")}, too.`);
  if (options.save === "-") throw invalidInput("--save needs a file: what is written to standard output can't be resumed.");
  return options;
}

function hasAll(options: Partial<EndpointArguments>): options is EndpointArguments {
  return NEEDED.every((name) => options[name] !== undefined && options[name] !== "");
}

/** "topP" → "--top-p" */
export function optionName(key: string): string {
  return `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
