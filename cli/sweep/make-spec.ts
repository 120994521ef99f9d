import { readFile } from "node:fs/promises";
import type { z } from "zod";
import { invalidInput } from "@/core/app-error";
import type { Suite } from "@/core/suite/suite";
import { SWEEP_SCHEMA, SweepSpec, type TaskFilter } from "@/core/sweep/sweep-spec";
import { explainFileError } from "@/engine/files/explain-file-error";
import { type EndpointArguments, optionName } from "./endpoint-options";

/** The option behind each part of a spec, for messages. */
const OPTION_OF: Readonly<Record<string, string>> = {
  checkpoints: "checkpoint",
  temperature: "temperature",
  topP: "topP",
  maxTokensPerTurn: "maxTokens",
  extraBody: "extraBody",
  requestMs: "requestLimit",
  ids: "tasks",
};

/** The sweep that was asked for. Throws `invalid_input` that names the option that is out of bounds. */
export async function makeSpec(options: EndpointArguments, suite: Suite, seed: number): Promise<SweepSpec> {
  const { model, checkpoint = model, method, split = "test", budgets, visibility, samples } = options;
  const { temperature, topP, maxTokens: maxTokensPerTurn, extraBody, requestLimit } = options;
  const parsed = SweepSpec.safeParse({
    schema: SWEEP_SCHEMA,
    name: `${checkpoint} on ${suite.name}`.slice(0, 200),
    checkpoints: [{ name: checkpoint, method, model, sampling: { temperature, topP, maxTokensPerTurn, extraBody } }],
    suite: { name: suite.name, version: suite.version, split },
    tasks: await readTaskFilter(options.tasks),
    budgets,
    visibility,
    samples,
    seed,
    limits: requestLimit === undefined ? {} : { requestMs: Math.round(requestLimit * 1000) },
  });
  if (!parsed.success) throw explainIssue(parsed.error);
  return parsed.data;
}

function explainIssue({ issues: [issue] }: z.ZodError): Error {
  const path = (issue?.path ?? []).filter((part) => typeof part === "string");
  const part = path.findLast((name) => name in OPTION_OF) ?? path[0] ?? "";
  return invalidInput(`${optionName(OPTION_OF[part] ?? part)}: ${issue?.message}.`.replace(/\.\.$/, "."));
}

/** `12` draws so many tasks, the same for every checkpoint; anything else names a file of ids. */
async function readTaskFilter(text: string | undefined): Promise<TaskFilter> {
  if (text === undefined) return { kind: "all" };
  if (/^\d+$/.test(text)) {
    const count = Number(text);
    if (count < 1 || !Number.isSafeInteger(count)) throw invalidInput("--tasks: it must be a whole number from 1, or a file of task ids.");
    return { kind: "drawn", count, seed: 0 };
  }
  const content = await readFile(text, "utf8").catch((error: unknown) => {
    throw explainFileError(text, error);
  });
  const ids = content
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  if (ids.length === 0) throw invalidInput(`${text}: the file names no task; write one id a line.`);
  return { kind: "ids", ids };
}
