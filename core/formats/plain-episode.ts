import { BudgetUnit, BudgetVisibility } from "../trajectory/budget";
import { EPISODE_SCHEMA, type Episode } from "../trajectory/episode";
import { Method } from "../trajectory/method";
import { StopReason } from "../trajectory/stop-reason";

type Check = (value: unknown) => boolean;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isText: Check = (value) => typeof value === "string";
const isNumber: Check = Number.isFinite;
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isOrdinal: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 1;
const isPositive: Check = (value) => Number.isFinite(value) && Number(value) >= 0;

const textOf =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === "string" && value.length >= least && value.length <= most;
const oneOf = (values: readonly string[]): Check => {
  const known: ReadonlySet<unknown> = new Set(values);
  return (value) => known.has(value);
};
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const nullish =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shape = (checks: Readonly<Record<string, Check>>): Check => {
  const fields = Object.entries(checks);
  return (value) => isObject(value) && fields.every(([key, check]) => check(value[key]));
};

const isName = textOf(1, 500);

const isMessage = shape({
  role: textOf(1, Number.POSITIVE_INFINITY),
  tool_calls: nullish(listOf(shape({ id: optional(isText), type: optional(isText), function: optional(shape({ name: isText })) }))),
});

const isTurn = shape({
  index: isOrdinal,
  messages: listOf(isMessage),
  valid: nullish((value) => typeof value === "boolean"),
  reward: nullish(isNumber),
  progress: nullish(isNumber),
  state_hash: nullish(isText),
  tokens: nullish(shape({ in: nullish(isCount), out: nullish(isCount) })),
  logprob_sum: nullish(isNumber),
  duration_ms: nullish(isPositive),
  told: nullish(isText),
});

/** A budget with nothing beside its three fields: the schema leaves out what it does not know. */
const isBudget: Check = (value) =>
  isObject(value) &&
  Object.keys(value).length === 3 &&
  (value.limit === null || isOrdinal(value.limit)) &&
  oneUnit(value.unit) &&
  oneVisibility(value.visibility);
const oneUnit = oneOf(BudgetUnit.options);
const oneVisibility = oneOf(BudgetVisibility.options);

const isWholeEpisode = shape({
  schema: oneOf([EPISODE_SCHEMA]),
  episode_id: nullish(isName),
  checkpoint: shape({
    name: isName,
    method: nullish(oneOf(Method.options)),
    family: nullish(isText),
    step: nullish(isCount),
    parent: nullish(isText),
    train_seed: nullish(Number.isSafeInteger),
  }),
  suite: shape({ name: isName, version: textOf(0, 100), split: textOf(0, 100) }),
  task_id: isName,
  task: nullish(shape({ cluster: nullish(isText), strata: nullish(isObject) })),
  sample: nullish(isCount),
  seed: nullish(isNumber),
  budget: isBudget,
  prompt: nullish(listOf(isMessage)),
  turns: nullish(listOf(isTurn)),
  outcome: shape({
    success: (value) => value === null || typeof value === "boolean",
    score: nullish(isNumber),
    success_turn: nullish(isOrdinal),
    turns_used: nullish(isCount),
    stop_reason: nullish(oneOf(StopReason.options)),
  }),
  prefix: nullish(isObject),
  usage: nullish(shape({ input_tokens: nullish(isCount), output_tokens: nullish(isCount), cost_usd: nullish(isPositive) })),
  started_at: nullish(isText),
  ended_at: nullish(isText),
  source: nullish(shape({ format: nullish(isText), file: nullish(isText), line: nullish(isCount), lost: nullish(listOf(isText)) })),
});

/**
 * Whether a record is surely an episode as it stands, with nothing to fill in: many times faster than the schema, which has the word
 * wherever this says no.
 */
export function isPlainEpisode(record: unknown): record is Episode {
  return isWholeEpisode(record);
}
