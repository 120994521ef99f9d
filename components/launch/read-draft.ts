import { formatCount } from "@/core/reports/format-number";
import { SamplingSettings } from "@/core/sweep/sampling-settings";
import { MOST_EPISODES, type SweepRequestInput } from "@/core/sweep/sweep-request";
import { type SweepFactors, type SweepSize, sweepSize } from "@/core/sweep/sweep-size";
import { SWEEP_BOUNDS } from "@/core/sweep/sweep-spec";
import { type CheckpointChoice, countSplitTasks, type LaunchChoices } from "./launch-choices";
import type { LaunchDraft } from "./launch-draft";
import { proposeName } from "./propose-name";
import { readBudgets } from "./read-budgets";
import { readFurtherFields } from "./read-further-fields";
import { type Reading, readBy, readOptional, readSeconds, readWhole } from "./read-number";

/** The fields that can need a look, in the order of the page, as the list beside the button names them. */
export const FIELD_LABELS = {
  checkpointIds: "checkpoints",
  taskCount: "number of tasks",
  drawSeed: "seed of the draw",
  budgets: "turn budgets",
  samples: "episodes per task and budget",
  seed: "seed of the episodes",
  requestSeconds: "request time-out",
  maxTokensPerTurn: "tokens of an answer",
  episodeSeconds: "time of an episode",
  episodeTokens: "tokens of an episode",
  temperature: "temperature",
  topP: "top p",
  extraBody: "further fields",
} as const;

export type DraftField = keyof typeof FIELD_LABELS;
export type DraftProblems = Readonly<Partial<Record<DraftField, string>>>;

export interface DraftReading {
  /** null while a field needs a look. */
  readonly request: SweepRequestInput | null;
  readonly problems: DraftProblems;
  /** How large it would be; null while what multiplies is not known. */
  readonly size: (SweepFactors & SweepSize) | null;
  readonly proposedName: string;
  readonly chosen: readonly CheckpointChoice[];
  /** Ascending; those of the chips alone while the typed ones can't be read. */
  readonly budgets: readonly number[];
  /** null while it can't be read. */
  readonly samples: number | null;
}

const MOST_TOKENS = 1_000_000_000;
const MOST_EPISODE_SECONDS = 7 * 86_400;
const SEEDS = { min: 0, max: Number.MAX_SAFE_INTEGER };

/** Takes the value of a field, or notes what is wrong with it. */
type Take = <Value>(field: DraftField, reading: Reading<Value>) => Value | undefined;

/** What a draft asks for, and what about it needs a look. */
export function readDraft(draft: LaunchDraft, choices: LaunchChoices): DraftReading {
  const problems: Partial<Record<DraftField, string>> = {};
  const take: Take = (field, reading) => {
    if ("value" in reading) return reading.value;
    problems[field] = reading.message;
    return undefined;
  };
  const chosen = choices.checkpoints.filter(({ id, endpoint }) => endpoint !== null && draft.checkpointIds.includes(id));
  const checkpointIds = take("checkpointIds", readChosen(chosen));
  const tasks = readTasks(draft, countSplitTasks(choices.suites, draft.suite), take);
  const budgets = take("budgets", readBudgets(draft.budgets, draft.otherBudgets));
  const samples = take("samples", readWhole(draft.samples, { min: 1, max: SWEEP_BOUNDS.samples }));
  const seed = take("seed", readWhole(draft.seed, SEEDS));
  const settings = { limits: readLimits(draft, take), sampling: readSampling(draft, take) };
  const size = measure(chosen.length, tasks?.count, budgets, samples);
  if (size !== null && size.episodes > MOST_EPISODES) problems.samples = tooManyText(size.episodes);

  const { suite, visibility } = draft;
  const shown = budgets ?? draft.budgets;
  const proposedName = proposeName({ suite: suite.name, checkpoints: chosen.map(({ name }) => name), budgets: shown, visibility });
  const reading = { problems, size, proposedName, chosen, budgets: shown, samples: samples ?? null };
  if (Object.keys(problems).length > 0 || !checkpointIds || !tasks || !budgets || !samples) return { ...reading, request: null };
  const name = draft.name?.trim() || proposedName;
  return { ...reading, request: { name, checkpointIds, suite, tasks: tasks.filter, budgets, visibility, samples, seed, ...settings } };
}

function readChosen(chosen: readonly CheckpointChoice[]): Reading<string[]> {
  if (chosen.length === 0) return { message: "Choose at least one checkpoint." };
  if (chosen.length > SWEEP_BOUNDS.checkpoints) return { message: `A sweep has at most ${SWEEP_BOUNDS.checkpoints} checkpoints.` };
  return { value: chosen.map(({ id }) => id) };
}

interface ReadTasks {
  count: number;
  filter: NonNullable<SweepRequestInput["tasks"]>;
}

/** A number of tasks that is the whole split draws nothing, and needs no seed. */
function readTasks({ taskIds, taskCount, drawSeed }: LaunchDraft, inSplit: number, take: Take): ReadTasks | undefined {
  if (taskIds !== null) return { count: taskIds.length, filter: { kind: "ids", ids: taskIds } };
  const count = take("taskCount", readWhole(taskCount, { min: 1, max: inSplit }));
  if (count === inSplit) return { count, filter: { kind: "all" } };
  const seed = take("drawSeed", readWhole(drawSeed, SEEDS));
  return count === undefined || seed === undefined ? undefined : { count, filter: { kind: "drawn", count, seed } };
}

function readLimits(draft: LaunchDraft, take: Take): SweepRequestInput["limits"] {
  const longest = { min: 1, max: SWEEP_BOUNDS.requestMs / 1_000 };
  return {
    requestMs: take("requestSeconds", readSeconds(draft.requestSeconds, longest)),
    episodeMs: take(
      "episodeSeconds",
      readOptional(draft.episodeSeconds, (text) => readSeconds(text, { min: 1, max: MOST_EPISODE_SECONDS })),
    ),
    episodeTokens: take(
      "episodeTokens",
      readOptional(draft.episodeTokens, (text) => readWhole(text, { min: 1, max: MOST_TOKENS })),
    ),
  };
}

function readSampling(draft: LaunchDraft, take: Take): SweepRequestInput["sampling"] {
  const { maxTokensPerTurn, temperature, topP } = SamplingSettings.shape;
  return {
    maxTokensPerTurn: take(
      "maxTokensPerTurn",
      readOptional(draft.maxTokensPerTurn, (text) => readBy(text, maxTokensPerTurn)),
    ),
    temperature: take(
      "temperature",
      readOptional(draft.temperature, (text) => readBy(text, temperature)),
    ),
    topP: take(
      "topP",
      readOptional(draft.topP, (text) => readBy(text, topP)),
    ),
    extraBody: take("extraBody", readOptional(draft.extraBody, readFurtherFields)),
  };
}

function measure(
  checkpoints: number,
  tasks: number | undefined,
  budgets: readonly number[] | undefined,
  samples: number | undefined,
): DraftReading["size"] {
  if (checkpoints === 0 || tasks === undefined || budgets === undefined || samples === undefined) return null;
  const factors = { checkpoints, tasks, budgets, samples };
  return { ...factors, ...sweepSize(factors) };
}

function tooManyText(episodes: number): string {
  return `That is ${formatCount(episodes)} episodes; one sweep has at most ${formatCount(MOST_EPISODES)}. Launch it in parts.`;
}
