import { countOf } from "@/components/ui/count-of";
import { countSplitTasks, type LaunchChoices, type RunSpec } from "./launch-choices";
import { COMMON_BUDGETS, type LaunchDraft } from "./launch-draft";

const START_TASKS = 60;
const FEW_CHECKPOINTS = 2;
const LONGEST_NAME = 200;

const UNTOUCHED = {
  name: null,
  drawSeed: "0",
  taskIds: null,
  budgets: [2, 4, 8, 16],
  otherBudgets: "",
  visibility: "announced",
  samples: "4",
  seed: "0",
  requestSeconds: "120",
  episodeSeconds: "",
  episodeTokens: "",
  maxTokensPerTurn: "",
  temperature: "",
  topP: "",
  extraBody: "",
} satisfies Partial<LaunchDraft>;

/** A new sweep of these checkpoints. Without any named, a project with one or two that can be asked means those. */
export function startDraft({ checkpoints, suites }: LaunchChoices, named: readonly string[]): LaunchDraft {
  const callable = checkpoints.filter(({ endpoint }) => endpoint !== null).map(({ id }) => id);
  const chosen = callable.filter((id) => named.includes(id));
  const [suite] = suites;
  const [split] = suite?.splits ?? [];
  return {
    ...UNTOUCHED,
    checkpointIds: chosen.length === 0 && callable.length <= FEW_CHECKPOINTS ? callable : chosen,
    suite: { name: suite?.name ?? "", version: suite?.version ?? "", split: split?.name ?? "" },
    taskCount: String(Math.min(START_TASKS, split?.tasks ?? 0)),
  };
}

/** The draft that repeats a run, and what of the run can't be had any more. */
export function repeatDraft(choices: LaunchChoices, spec: RunSpec): { draft: LaunchDraft; losses: string[] } {
  const fresh = startDraft(choices, []);
  const inSplit = countSplitTasks(choices.suites, spec.suite);
  const { ids, lost } = findCheckpoints(choices, spec);
  const losses = [];
  if (lost.length > 0) losses.push(`${countOf(lost.length, "checkpoint")} of it can't be asked any more: ${lost.join(", ")}.`);
  if (inSplit === 0) {
    losses.push(`Its suite ${spec.suite.name} ${spec.suite.version}, ${spec.suite.split} is not here any more; choose the tasks anew.`);
  }
  const tasks = inSplit === 0 ? { suite: fresh.suite, taskCount: fresh.taskCount } : { suite: spec.suite, ...tasksOf(spec, inSplit) };
  const draft = { ...fresh, ...settingsOf(spec), ...tasks, checkpointIds: ids, name: `${spec.name}, again`.slice(0, LONGEST_NAME) };
  return { draft, losses };
}

function findCheckpoints({ checkpoints }: LaunchChoices, spec: RunSpec): { ids: string[]; lost: string[] } {
  const ids = [];
  const lost = [];
  for (const { id, name } of spec.checkpoints) {
    const found = checkpoints.find((choice) => choice.id === id);
    if (found?.endpoint) ids.push(found.id);
    else lost.push(found?.name ?? name);
  }
  return { ids, lost };
}

function tasksOf({ tasks }: RunSpec, inSplit: number): Partial<LaunchDraft> {
  if (tasks.kind === "ids") return { taskIds: tasks.ids, taskCount: String(Math.min(tasks.ids.length, inSplit)) };
  if (tasks.kind === "all") return { taskCount: String(inSplit) };
  return { taskCount: String(tasks.count), drawSeed: String(tasks.seed) };
}

function settingsOf({ budgets, visibility, samples, seed, limits, sampling }: RunSpec): Partial<LaunchDraft> {
  const others = budgets.filter((limit) => !COMMON_BUDGETS.includes(limit));
  const { temperature, topP, maxTokensPerTurn, extraBody } = sampling;
  return {
    budgets: budgets.filter((limit) => COMMON_BUDGETS.includes(limit)),
    otherBudgets: others.join(", "),
    visibility,
    samples: String(samples),
    seed: String(seed),
    requestSeconds: String(limits.requestMs / 1_000),
    episodeSeconds: limits.episodeMs === null ? "" : String(limits.episodeMs / 1_000),
    episodeTokens: textOf(limits.episodeTokens),
    temperature: textOf(temperature),
    topP: textOf(topP),
    maxTokensPerTurn: textOf(maxTokensPerTurn),
    extraBody: extraBody && Object.keys(extraBody).length > 0 ? JSON.stringify(extraBody) : "",
  };
}

function textOf(value: number | null | undefined): string {
  return value === null || value === undefined ? "" : String(value);
}
