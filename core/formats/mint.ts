import { z } from "zod";
import { EPISODE_SCHEMA, type EpisodeInput } from "../trajectory/episode";
import type { Method } from "../trajectory/method";
import type { StopReason } from "../trajectory/stop-reason";
import { classifyCrash } from "./classify-crash";
import { describeIssue } from "./describe-issue";
import type { FileName, Format, ReadRecord } from "./format";
import type { ImportNotes } from "./import-notes";
import { RecordFault } from "./record-fault";
import { type MessageInput, type TurnInput, turnsOfMessages } from "./turns-of-messages";

const Row = z.looseObject({
  state: z.looseObject({
    history: z.array(z.looseObject({ role: z.string().min(1), content: z.string().nullish() })),
    success: z.boolean(),
    terminate_reason: z.string().nullish(),
    error: z.unknown().optional(),
    token_counter: z.looseObject({ prompt_tokens: z.int().min(0).nullish(), completion_tokens: z.int().min(0).nullish() }).nullish(),
  }),
  task: z.looseObject({ task_id: z.union([z.int(), z.string().min(1)]), task_name: z.string().nullish() }),
});
type Row = z.infer<typeof Row>;

const LOST = [
  "state.agent_action_count",
  "state.latest_output",
  "state.token_counter.total_tokens",
  "task.metadata",
  "task.prompt",
  "task.reference",
];

/** MINT's result files: a row a line; the model, the budget and the dataset stand in the path. */
export const mint: Format = {
  name: "mint",
  title: "MINT results",
  recognises: (record) => {
    const shape = z.object({ state: z.looseObject({ history: z.array(z.unknown()) }), task: z.looseObject({}) });
    return shape.safeParse(record).success;
  },
  open: openMint,
};

interface PathFacts {
  readonly model: string;
  readonly feedback: string;
  readonly turns: number;
  readonly answers: number;
  readonly dataset: string;
}

const TAIL =
  /(?:^|\/)(?<model>[^/]+)\/F=(?<feedback>[^/]+)\/(?:PHF=[^/]+\/)?max(?<turns>[1-9]\d*)_p(?<answers>\d+)[^/]*\/[^/]+\/(?<dataset>[^/]+)\/[^/]+$/;

/** `<model>/F=<feedback model>/max<T>_p<P>…/<kind>/<dataset>/results.jsonl`, whatever stands before it. */
export function factsOfPath(path: string): PathFacts | undefined {
  const found = TAIL.exec(path)?.groups;
  if (!found) return undefined;
  const { model = "", feedback = "", turns, answers, dataset = "" } = found;
  return { model, feedback, turns: Number(turns), answers: Number(answers), dataset };
}

function openMint(file: FileName, _options: unknown, notes: ImportNotes): ReadRecord {
  const facts = factsOfPath(file.path);
  if (!facts) {
    throw new RecordFault(
      "MINT keeps model, budget and dataset in the path; keep the folders <model>/F=…/max<T>_p<P>…/<kind>/<dataset>/results.jsonl",
    );
  }
  return (record) => {
    const row = Row.safeParse(record);
    if (!row.success) throw new RecordFault(describeIssue(row.error, record));
    notes.lose(LOST);
    return toEpisode(row.data, facts, notes);
  };
}

function toEpisode({ state, task }: Row, facts: PathFacts, notes: ImportNotes): EpisodeInput {
  const { prompt, turns } = turnsOfMessages(state.history);
  const { success, stopReason } = endOf(state, notes);
  return {
    schema: EPISODE_SCHEMA,
    checkpoint: { name: facts.model, method: methodOfName(facts.model) },
    suite: { name: `mint-${facts.dataset}`, version: facts.feedback === "None" ? "1" : `1 with feedback of ${facts.feedback}` },
    task_id: String(task.task_id),
    task: task.task_name ? { strata: { task_name: task.task_name } } : undefined,
    budget: { unit: "assistant_turn", limit: facts.turns, visibility: "announced" },
    prompt,
    turns: withAnnouncements(prompt, turns),
    outcome: { success, success_turn: success ? turns.length || undefined : null, turns_used: turns.length, stop_reason: stopReason },
    mint: { answers: facts.answers, feedback_model: facts.feedback },
    source: { lost: LOST },
    usage: { input_tokens: state.token_counter?.prompt_tokens, output_tokens: state.token_counter?.completion_tokens },
  };
}

/** Preference optimisation (DPO, KTO, NCA) is neither supervised nor reinforcement learning: `other` unless the person says more. */
function methodOfName(model: string): Method | undefined {
  if (/\bSFT\b/i.test(model)) return "sft";
  if (/\b(?:DPO|KTO|NCA|IPO|ORPO)\b/i.test(model)) return "other";
  return /\b(?:PPO|GRPO|RLHF|RL)\b/i.test(model) ? "rl" : undefined;
}

interface End {
  readonly success: boolean | null;
  readonly stopReason: StopReason | undefined;
}

const STOP_REASONS = new Map<string | null | undefined, StopReason>([
  ["max_steps", "turn_limit"],
  ["max_propose_steps", "failure"],
]);

/** A full context is an outcome; any other error says nothing about the policy. */
function endOf({ success, terminate_reason, error }: Row["state"], notes: ImportNotes): End {
  if (success) return { success, stopReason: "success" };
  if (terminate_reason !== "error") return { success, stopReason: STOP_REASONS.get(terminate_reason) };
  const stopReason = classifyCrash(typeof error === "string" ? error : JSON.stringify(error ?? ""));
  notes.reclassify('success false with terminate_reason "error"', stopReason);
  return { success: stopReason === "context_full" ? false : null, stopReason };
}

const ANNOUNCEMENT = /You have \d+ (?:chances?|steps?) [^\n]*/g;

/** Each turn with what the model had been told about its turns left: the last such line of the message before it. */
function withAnnouncements(prompt: readonly MessageInput[], turns: readonly TurnInput[]): TurnInput[] {
  return turns.map((turn, at) => {
    const before = at === 0 ? prompt : (turns[at - 1]?.messages ?? []);
    const content = before.at(-1)?.content;
    const told = typeof content === "string" ? content.match(ANNOUNCEMENT)?.at(-1) : undefined;
    return { ...turn, told };
  });
}
