import { toldTurnsLeft } from "@/core/trajectory/told-budget";
import { isFaulty, type TurnGlance } from "./turn-glance";

/** More segments than this can't be told apart on a screen. */
export const MAX_RIBBON_SEGMENTS = 120;

export interface RibbonSegment {
  readonly turn: number;
  readonly used: boolean;
  readonly mark: "success" | "fault" | null;
  /** Turns left before this turn, this one included; null without a limit. */
  readonly left: number | null;
  /** What the model was told to be left; null where nothing was told. */
  readonly told: number | null;
}

export interface BudgetRibbon {
  readonly segments: readonly RibbonSegment[];
  readonly used: number;
  readonly leftOver: number | null;
  readonly toldOnTurns: number;
  readonly firstFault: number | null;
}

export interface RibbonEpisode {
  readonly limit: number | null;
  readonly turnsUsed: number;
  readonly successTurn: number | null;
}

function segmentMark(turn: number, glance: TurnGlance | undefined, successTurn: number | null): RibbonSegment["mark"] {
  if (turn === successTurn) return "success";
  return glance !== undefined && isFaulty(glance) ? "fault" : null;
}

/** One segment a turn of the budget (a turn used, where there is no limit), with what was left and what the model was told. */
export function budgetRibbon(episode: RibbonEpisode, turns: readonly TurnGlance[]): BudgetRibbon {
  const { limit, turnsUsed, successTurn } = episode;
  const byIndex = new Map(turns.map((turn) => [turn.index, turn]));
  const length = Math.max(limit ?? 0, turnsUsed, turns.at(-1)?.index ?? 0);
  const segments = Array.from({ length }, (_, position): RibbonSegment => {
    const turn = position + 1;
    const glance = byIndex.get(turn);
    const left = limit === null || turn > limit ? null : limit - turn + 1;
    return { turn, used: turn <= turnsUsed, mark: segmentMark(turn, glance, successTurn), left, told: toldTurnsLeft(glance?.told) };
  });
  return {
    segments,
    used: turnsUsed,
    leftOver: limit === null ? null : Math.max(0, limit - turnsUsed),
    toldOnTurns: segments.filter((segment) => segment.told !== null).length,
    firstFault: segments.find((segment) => segment.mark === "fault")?.turn ?? null,
  };
}
