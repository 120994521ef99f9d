import { deriveSeed } from "@/core/sweep/derive-seed";
import type { Episode, Message, Turn } from "@/core/trajectory/episode";
import { assembleEpisode } from "./assemble-episode";
import type { Clock } from "./clock";
import type { Environment, EnvironmentSession } from "./environments/environment";
import { EnvironmentProblem } from "./environments/environment-problem";
import type { EpisodePlan } from "./episode-plan";
import type { Model, ModelProblem } from "./models/model";
import { type EpisodeEnd, playTurn } from "./play-turn";
import { type SuiteTemplate, sentObservation } from "./suite-template";

/** What an episode reaches the world through. */
export interface EpisodePorts {
  readonly model: Model;
  readonly environment: Environment;
  readonly template: SuiteTemplate;
  readonly clock: Clock;
}

export interface EpisodeHooks {
  /** Ends the episode as `cancelled`; requests in flight are aborted, and the turns so far are kept. */
  readonly signal?: AbortSignal;
  /** Awaited after every turn, before the next request is sent: a turn that was paid for is not lost. */
  readonly onTurn?: (turn: Turn) => Promise<void>;
}

/** A finished episode. `problem` is the model's, where it ended the episode: its caller decides whether the sweep has to wait (`needsPerson`). */
export interface EpisodeResult {
  readonly episode: Episode;
  readonly problem: ModelProblem | null;
}

interface Ending extends EpisodeEnd {
  readonly problem?: ModelProblem;
}

/** Why a model's problem ends an episode. */
const STOP_REASON = {
  context_full: "context_full",
  out_of_time: "time_limit",
  cancelled: "cancelled",
  unauthorized: "endpoint_error",
  forbidden_address: "endpoint_error",
  endpoint_error: "endpoint_error",
} as const;

/**
 * Plays one episode and returns it in the canonical form. The limit's last action is executed, then the episode ends. However it ends
 * (cancelled, endpoint gone, world broken) is data in the result; only a bug, or a task that its environment can't read, throws.
 */
export async function runEpisode(plan: EpisodePlan, ports: EpisodePorts, hooks: EpisodeHooks = {}): Promise<EpisodeResult> {
  const startedMs = ports.clock.nowMs();
  const prompt: Message[] = [{ role: "system", content: ports.template.system }];
  const turns: Turn[] = [];
  const ending = await playInSession(plan, ports, hooks, prompt, turns);
  const episode = assembleEpisode(plan, { prompt, turns, end: ending, startedMs, endedMs: ports.clock.nowMs() });
  return { episode, problem: ending.problem ?? null };
}

async function playInSession(
  plan: EpisodePlan,
  ports: EpisodePorts,
  hooks: EpisodeHooks,
  prompt: Message[],
  turns: Turn[],
): Promise<Ending> {
  let session: EnvironmentSession | null = null;
  try {
    session = await ports.environment.open(plan.task, hooks.signal);
    prompt.push({ role: "user", content: session.start.observation });
    return await playTurns(plan, ports, hooks, session, turns);
  } catch (error) {
    if (isAbort(error, hooks.signal)) return { stopReason: "cancelled", detail: null };
    if (error instanceof EnvironmentProblem) return { stopReason: "environment_error", detail: error.message };
    throw error;
  } finally {
    await session?.close().catch(ignoreProblem);
  }
}

async function playTurns(
  plan: EpisodePlan,
  ports: EpisodePorts,
  hooks: EpisodeHooks,
  session: EnvironmentSession,
  turns: Turn[],
): Promise<Ending> {
  const { template, model } = ports;
  const messages: Message[] = [{ role: "system", content: template.system }];
  let view = session.start;
  let observation = view.observation;
  for (let index = 1; ; index++) {
    if (hooks.signal?.aborted) return { stopReason: "cancelled", detail: null };
    const told = plan.visibility === "announced" ? template.turnsLeft(plan.limit - index + 1) : null;
    messages.push({ role: "user", content: sentObservation(observation, told) });
    const answer = await model.complete(
      { messages, seed: deriveSeed("request", plan.seed, index), timeLeftMs: timeLeftMs(plan, turns) },
      hooks.signal,
    );
    if (answer.kind !== "answer") return { stopReason: STOP_REASON[answer.kind], detail: answer.message, problem: answer };
    const played = await playTurn({ index, told, answer, parsed: template.parse(answer.text), view }, session, hooks.signal);
    turns.push(played.turn);
    await hooks.onTurn?.(played.turn);
    const end = played.end ?? limitReached(plan, turns);
    if (end !== null) return end;
    messages.push({ role: "assistant", content: answer.text });
    ({ view, observation } = played);
  }
}

/** A world that can't be closed takes nothing from the episode that was played in it. */
function ignoreProblem(error: unknown): void {
  if (!(error instanceof EnvironmentProblem)) throw error;
}

function isAbort(error: unknown, signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && (error === signal.reason || (error instanceof Error && error.name === "AbortError"));
}

/** The first limit that the turns so far have used up. Turns stand first: they are what the sweep varies. */
function limitReached({ limit, limits }: EpisodePlan, turns: readonly Turn[]): EpisodeEnd | null {
  if (turns.length >= limit) return { stopReason: "turn_limit", detail: null };
  const tokens = turns.reduce((sum, turn) => sum + (turn.tokens?.in ?? 0) + (turn.tokens?.out ?? 0), 0);
  if (limits.episodeTokens !== null && tokens >= limits.episodeTokens) {
    return { stopReason: "token_limit", detail: `${tokens} tokens used of ${limits.episodeTokens}.` };
  }
  const usedMs = usedTimeMs(turns);
  if (limits.episodeMs !== null && usedMs >= limits.episodeMs) {
    return { stopReason: "time_limit", detail: `${usedMs} ms used of ${limits.episodeMs} ms.` };
  }
  return null;
}

/** Only the model's answering counts: waiting for a busy or failing endpoint is not the agent's time. */
function usedTimeMs(turns: readonly Turn[]): number {
  return turns.reduce((sum, turn) => sum + (turn.duration_ms ?? 0), 0);
}

function timeLeftMs({ limits }: EpisodePlan, turns: readonly Turn[]): number | null {
  return limits.episodeMs === null ? null : Math.max(1, limits.episodeMs - usedTimeMs(turns));
}
