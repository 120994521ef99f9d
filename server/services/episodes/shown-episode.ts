import type { Episode, Message, Turn } from "@/core/trajectory/episode";
import { auditToldBudget, type ToldBudget } from "@/core/trajectory/told-budget";
import { readTurnExchange, type TurnExchange } from "@/core/trajectory/turn-exchange";
import { type Cut, cutToSize, sizeOf } from "./cut-text";
import { summariseTurn, type TurnSummary } from "./summarise-turn";

/** A turn as pages show it: long texts are cut, and what went over the wire stands apart. */
export interface ShownTurn {
  readonly summary: TurnSummary;
  readonly turn: Cut<Turn>;
  readonly exchange: Cut<TurnExchange> | null;
}

/** An episode as pages show it, a small part of what a long one weighs. */
export interface ShownEpisode {
  readonly facts: Pick<Episode, "task" | "source" | "started_at" | "ended_at" | "outcome">;
  readonly prompt: Cut<Message[]>;
  readonly turns: readonly ShownTurn[];
  readonly toldBudget: ToldBudget;
  /** About what it takes to keep. */
  readonly bytes: number;
}

const MAX_PROMPT_BYTES = 300_000;
const MAX_TURN_BYTES = 300_000;
const MAX_EXCHANGE_BYTES = 900_000;
/** Thousands of headlines together stay below what an answer may weigh. */
const HEADLINE_CHARACTERS = { few: 120, many: 60 };
const MANY_TURNS = 1_000;

/** Cuts an episode to what pages show of it. */
export function showEpisode({ prompt, turns, budget, task, source, started_at, ended_at, outcome }: Episode): ShownEpisode {
  const facts = { task, source, started_at, ended_at, outcome };
  const all = turns ?? [];
  const characters = all.length > MANY_TURNS ? HEADLINE_CHARACTERS.many : HEADLINE_CHARACTERS.few;
  const shown = all.map((turn) => showTurn(turn, characters));
  const cutPrompt = cutToSize(prompt ?? [], MAX_PROMPT_BYTES);
  return {
    facts,
    prompt: cutPrompt,
    turns: shown,
    toldBudget: auditToldBudget(budget, all),
    bytes: sizeOf(facts) + sizeOf(cutPrompt) + shown.reduce((sum, turn) => sum + sizeOf(turn), 0),
  };
}

function showTurn(turn: Turn, headlineCharacters: number): ShownTurn {
  const { raw: _, ...spoken } = turn;
  const exchange = readTurnExchange(turn);
  return {
    summary: summariseTurn(turn, headlineCharacters),
    turn: cutToSize<Turn>(spoken, MAX_TURN_BYTES),
    exchange: exchange === null ? null : cutToSize(exchange, MAX_EXCHANGE_BYTES),
  };
}
