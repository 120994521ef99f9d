import { z } from "zod";
import { EPISODE_SCHEMA, type EpisodeInput, type Message } from "../trajectory/episode";
import type { StopReason } from "../trajectory/stop-reason";
import { classifyCrash } from "./classify-crash";
import { describeIssue } from "./describe-issue";
import type { FileName, Format, ImportOptions, ReadRecord } from "./format";
import type { ImportNotes } from "./import-notes";
import { RecordFault } from "./record-fault";
import { turnsOfMessages } from "./turns-of-messages";

const Row = z.looseObject({
  task_id: z.union([z.int(), z.string().min(1)]),
  reward: z.number().nullable(),
  trial: z.int().min(0).nullish(),
  traj: z.array(z.custom<Message>((value) => typeof value === "object" && value !== null)),
  info: z.looseObject({ error: z.unknown().optional() }).nullish(),
});
type Row = z.infer<typeof Row>;

/** tau-bench counts a reward this close to 1 as success, and stops an episode after this many steps without recording it. */
const REWARD_TOLERANCE = 1e-6;
const STEP_LIMIT = 30;

const LOST = ["info.task", "info.reward_info", "info.user_cost", "info.source"];
const NO_DOMAIN = 'The file name tells no domain (airline, retail); the suite is called "tau-bench"; name it when importing';

/** tau-bench's result files: one array of rows, the model and the domain in the name of the file. */
export const tauBench: Format = {
  name: "tau-bench",
  title: "τ-bench results",
  recognises: (record) =>
    typeof record === "object" && record !== null && ["task_id", "reward", "traj", "info"].every((key) => key in record),
  open: openTauBench,
};

function openTauBench(file: FileName, options: ImportOptions, notes: ImportNotes): ReadRecord {
  const facts = factsOfPath(file.path);
  return (record) => {
    const row = Row.safeParse(record);
    if (!row.success) throw new RecordFault(describeIssue(row.error, record));
    if (!facts.domain && options.suite === undefined) notes.warn(NO_DOMAIN);
    notes.lose(LOST);
    return toEpisode(row.data, facts, notes);
  };
}

interface PathFacts {
  readonly model: string;
  readonly domain: string | null;
  readonly strategy: string | null;
  readonly temperature: number | null;
}

const RUN_NAME = /^(?<strategy>tool-calling|act|react|few-shot)-(?<model>.+)-(?<temperature>\d+(?:\.\d+)?)_range_/;
const DOMAIN = /(?:^|[^a-z])(airline|retail)(?:[^a-z]|$)/i;

/** What stands in the path: `{strategy}-{model}-{temperature}_range_….json` as tau-bench names it, or `{model}-{domain}.json`. */
export function factsOfPath(path: string): PathFacts {
  const stem = (path.split("/").at(-1) ?? path).replace(/\.\w+$/, "");
  const domain = (DOMAIN.exec(stem) ?? DOMAIN.exec(path))?.[1]?.toLowerCase() ?? null;
  const run = RUN_NAME.exec(stem)?.groups;
  if (run) return { model: run.model ?? stem, domain, strategy: run.strategy ?? null, temperature: Number(run.temperature) };
  const model = stem.replace(DOMAIN, "").replace(/^[-_.]+|[-_.]+$/g, "");
  return { model: model || stem || "tau-bench", domain, strategy: null, temperature: null };
}

function toEpisode(row: Row, facts: PathFacts, notes: ImportNotes): EpisodeInput {
  const { prompt, turns } = turnsOfMessages(row.traj);
  const { success, stopReason } = endOf(row, turns.length, notes);
  return {
    schema: EPISODE_SCHEMA,
    checkpoint: { name: facts.model, strategy: facts.strategy ?? undefined, temperature: facts.temperature ?? undefined },
    suite: { name: facts.domain ? `tau-bench-${facts.domain}` : "tau-bench" },
    task_id: String(row.task_id),
    sample: row.trial,
    budget: { unit: "assistant_turn", limit: null, visibility: "hidden" },
    prompt,
    turns,
    outcome: {
      success,
      score: row.reward,
      success_turn: success ? turns.length || undefined : null,
      turns_used: turns.length,
      stop_reason: stopReason,
    },
    source: { lost: LOST },
  };
}

interface End {
  readonly success: boolean | null;
  readonly stopReason: StopReason;
}

/** What the reward says, a crash being no failure and a silent step limit being one. */
function endOf({ reward, info, traj }: Row, turns: number, notes: ImportNotes): End {
  const crashed = info?.error !== undefined && info.error !== null;
  if (crashed) return endOfCrash(info?.error, notes);
  if (reward === null) return { success: null, stopReason: "failure" };
  if (traj.length === 0) {
    notes.reclassify(`reward ${reward} without any message`, "environment_error");
    return { success: null, stopReason: "environment_error" };
  }
  if (reward < -REWARD_TOLERANCE || reward > 1 + REWARD_TOLERANCE) {
    notes.reclassify("reward outside [0, 1]", "not graded");
    return { success: null, stopReason: "failure" };
  }
  if (Math.abs(reward - 1) <= REWARD_TOLERANCE) return { success: true, stopReason: "success" };
  if (turns !== STEP_LIMIT) return { success: false, stopReason: "failure" };
  notes.reclassify(`no success after exactly ${STEP_LIMIT} assistant messages`, "turn_limit");
  return { success: false, stopReason: "turn_limit" };
}

function endOfCrash(error: unknown, notes: ImportNotes): End {
  const stopReason = classifyCrash(typeof error === "string" ? error : JSON.stringify(error));
  notes.reclassify("reward 0 with info.error", stopReason);
  return { success: stopReason === "context_full" ? false : null, stopReason };
}
