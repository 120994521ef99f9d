import type { BudgetUnit, BudgetVisibility } from "@/core/trajectory/budget";
import type { Outcome } from "@/core/trajectory/outcome";
import type { StopReason } from "@/core/trajectory/stop-reason";
import type { EntryTally } from "@/core/trajectory/tally";
import { TallyBuilder } from "@/core/trajectory/tally-builder";

/** One made-up episode. `turn`: the turn of its success; null: it failed; "unknown": it succeeded, at no known turn. */
export interface MadeUpEpisode {
  readonly task: string;
  readonly turn: number | null | "unknown";
  readonly limit?: number | null;
  readonly missing?: boolean;
  readonly ungraded?: boolean;
  readonly turnsUsed?: number | null;
  readonly transcript?: string;
}

export interface MadeUpEntry {
  readonly name?: string;
  readonly suite?: string;
  readonly version?: string;
  readonly visibility?: BudgetVisibility;
  readonly unit?: BudgetUnit;
  readonly limit?: number | null;
  readonly clusters?: Readonly<Record<string, string>>;
}

/** Adds episodes up to an entry as an import does. */
export function makeEntry(episodes: readonly MadeUpEpisode[], about: MadeUpEntry = {}): EntryTally {
  const builder = new TallyBuilder();
  episodes.forEach((episode, sample) => {
    builder.add(toOutcome(episode, sample, about));
  });
  const [entry] = builder.entries();
  if (!entry) throw new Error("an entry needs an episode");
  return entry;
}

function toOutcome(episode: MadeUpEpisode, sample: number, about: MadeUpEntry): Outcome {
  const { name = "rl", suite = "depot", version = "1", visibility = "hidden", unit = "assistant_turn", limit = null } = about;
  const { turn } = episode;
  const knownTurn = typeof turn === "number" ? turn : null;
  return {
    entry: { checkpoint: name, suite: { name: suite, version, split: "test" }, visibility, unit },
    method: null,
    taskId: episode.task,
    cluster: about.clusters?.[episode.task] ?? null,
    limit: episode.limit === undefined ? limit : episode.limit,
    sample,
    success: episode.ungraded ? null : turn !== null,
    score: null,
    successTurn: knownTurn,
    successTurnKnown: turn !== "unknown",
    turnsUsed: episode.turnsUsed === undefined ? knownTurn : episode.turnsUsed,
    stopReason: stopReasonOf(episode),
    contentHash: String(sample),
    transcriptHash: episode.transcript ?? null,
  };
}

function stopReasonOf({ missing, turn }: MadeUpEpisode): StopReason {
  if (missing) return "endpoint_error";
  return turn === null ? "failure" : "success";
}

/** Episodes of tasks t0, t1, …: one list of success turns a task. */
export function episodesByTask(turns: readonly (readonly (number | null)[])[], limit?: number | null): MadeUpEpisode[] {
  return turns.flatMap((ofTask, i) => ofTask.map((turn) => ({ task: `t${i}`, turn, ...(limit === undefined ? {} : { limit }) })));
}
