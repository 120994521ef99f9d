import { describe, expect, it } from "vitest";
import type { TurnsPage } from "@/components/episode/episode-header";
import { holdsPosition, joinPage, pageStart, TURNS_A_PAGE, windowEnd, windowOf } from "@/components/episode/turn-window";

function page(from: number, count: number, total = 200): TurnsPage {
  const turns = Array.from({ length: count }, (_, place) => ({
    position: from + place,
    turn: { index: from + place + 1, messages: [] },
    exchange: null,
    cut: false,
  }));
  return { turns, total, next: from + count < total ? from + count : null };
}

describe("the window of loaded turns", () => {
  it("begins a page at multiples of its size", () => {
    expect(pageStart(0)).toBe(0);
    expect(pageStart(TURNS_A_PAGE)).toBe(TURNS_A_PAGE);
    expect(pageStart(TURNS_A_PAGE + 3)).toBe(TURNS_A_PAGE);
    expect(pageStart(-1)).toBe(0);
  });

  it("grows by a page after it and by a page before it", () => {
    const later = joinPage(windowOf(page(40, 40)), page(80, 40));
    expect([later.from, windowEnd(later)]).toEqual([40, 120]);
    const both = joinPage(later, page(0, 40));
    expect([both.from, windowEnd(both)]).toEqual([0, 120]);
    expect(both.turns.map((view) => view.position)).toEqual(Array.from({ length: 120 }, (_, position) => position));
  });

  it("keeps each turn once where pages overlap", () => {
    expect(joinPage(windowOf(page(0, 40)), page(20, 40)).turns).toHaveLength(60);
  });

  it("starts anew at a page that does not touch it, so that no gap looks like a whole", () => {
    const far = joinPage(windowOf(page(0, 40)), page(160, 40));
    expect([far.from, windowEnd(far)]).toEqual([160, 200]);
    expect(holdsPosition(far, 0)).toBe(false);
    expect(holdsPosition(far, 199)).toBe(true);
  });

  it("holds nothing for an episode without turns", () => {
    const empty = windowOf({ turns: [], total: 0, next: null });
    expect(windowEnd(empty)).toBe(0);
    expect(holdsPosition(empty, 0)).toBe(false);
  });
});
