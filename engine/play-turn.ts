import type { Message, Turn } from "@/core/trajectory/episode";
import type { StopReason } from "@/core/trajectory/stop-reason";
import type { EnvironmentSession, EnvironmentStep, EnvironmentView } from "./environments/environment";
import { EnvironmentProblem } from "./environments/environment-problem";
import type { ModelAnswer } from "./models/model";
import type { ParsedAnswer } from "./suite-template";

/** How an episode ended; `detail` says more where the end is not the agent's doing. */
export interface EpisodeEnd {
  readonly stopReason: StopReason;
  readonly detail: string | null;
}

/** A turn as it is kept, the world after it, what the agent is told of it, and the end, if the turn brought it about. */
export interface PlayedTurn {
  readonly turn: Turn;
  readonly view: EnvironmentView;
  readonly observation: string;
  readonly end: EpisodeEnd | null;
}

export interface TurnInput {
  readonly index: number;
  readonly told: string | null;
  readonly answer: ModelAnswer;
  readonly parsed: ParsedAnswer;
  /** What the agent saw before it answered. */
  readonly view: EnvironmentView;
}

/** Lets the world answer one message of the model. An answer without an action costs the turn and leaves the world as it is. */
export async function playTurn(input: TurnInput, session: EnvironmentSession, signal?: AbortSignal): Promise<PlayedTurn> {
  const { parsed, view } = input;
  const { observation } = view;
  if (parsed.kind === "gave_up") {
    return {
      turn: keepTurn(input, { action: parsed.action, valid: true }),
      view,
      observation,
      end: { stopReason: "gave_up", detail: null },
    };
  }
  if (parsed.kind === "unparseable") return explainUnparseable(input, parsed.explanation);
  try {
    const step = await session.step(parsed.action, signal);
    return {
      turn: keepTurn(input, stepFields(parsed.action, step), step.observation),
      view: step,
      observation: step.observation,
      end: endOf(step),
    };
  } catch (error) {
    if (!(error instanceof EnvironmentProblem)) throw error;
    const turn = keepTurn(input, { action: parsed.action, error: error.message });
    return { turn, view, observation, end: { stopReason: "environment_error", detail: error.message } };
  }
}

/** The explanation stands before the last observation: everything known is told again. */
function explainUnparseable(input: TurnInput, explanation: string): PlayedTurn {
  const { view } = input;
  const observation = `${explanation}\n\n${view.observation}`;
  const turn = keepTurn(input, { action: null, valid: false, reward: 0, progress: view.progress, state_hash: view.stateHash }, observation);
  return { turn, view, observation, end: null };
}

function stepFields(action: string, step: EnvironmentStep): Partial<Turn> {
  return { action, valid: step.valid, reward: step.reward, progress: step.progress, state_hash: step.stateHash };
}

function endOf(step: EnvironmentStep): EpisodeEnd | null {
  if (step.success) return { stopReason: "success", detail: null };
  return step.done ? { stopReason: "failure", detail: null } : null;
}

function keepTurn({ index, told, answer }: TurnInput, fields: Partial<Turn>, observation?: string): Turn {
  const messages: Message[] = [answer.message];
  if (observation !== undefined) messages.push({ role: "user", content: observation });
  const { raw, usage } = answer;
  return {
    index,
    messages,
    told,
    ...fields,
    tokens: usage === null ? null : { in: usage.inputTokens, out: usage.outputTokens },
    duration_ms: Math.round(answer.durationMs),
    // The first request shows what every request looks like; later ones follow from the messages.
    raw: raw === null ? null : { ...(index === 1 ? { request: raw.request } : {}), response: raw.response, attempts: answer.attempts },
  };
}
