import type { TurnsPage, TurnView } from "./episode-header";

export const TURNS_A_PAGE = 40;

/** The stretch of an episode's turns that is loaded: positions `from` up to, not including, `from + turns.length`. */
export interface TurnWindow {
  readonly from: number;
  readonly turns: readonly TurnView[];
  readonly total: number;
}

/** Position at which the page that holds `position` begins. */
export function pageStart(position: number): number {
  return Math.max(0, Math.floor(position / TURNS_A_PAGE) * TURNS_A_PAGE);
}

export function windowOf(page: TurnsPage): TurnWindow {
  return { from: page.turns[0]?.position ?? 0, turns: page.turns, total: page.total };
}

/** The first position after the window. */
export function windowEnd(window: TurnWindow): number {
  return window.from + window.turns.length;
}

export function holdsPosition(window: TurnWindow, position: number): boolean {
  return position >= window.from && position < windowEnd(window);
}

/** The window with a page added before or after it; the page alone where the two don't touch. */
export function joinPage(window: TurnWindow, page: TurnsPage): TurnWindow {
  const added = windowOf(page);
  const known = new Map(window.turns.map((view) => [view.position, view]));
  const touches = added.from <= windowEnd(window) && windowEnd(added) >= window.from;
  if (!touches) return added;
  for (const view of added.turns) known.set(view.position, view);
  const turns = [...known.values()].sort((one, other) => one.position - other.position);
  return { from: turns[0]?.position ?? 0, turns, total: page.total };
}
