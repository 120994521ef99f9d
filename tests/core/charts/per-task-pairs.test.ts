import { describe, expect, it } from "vitest";
import { compareSides } from "@/core/reports/charts/compare-sides";
import { placePairs } from "@/core/reports/charts/pair-plot";
import { perTaskPairs } from "@/core/reports/charts/per-task-pairs";

const SIDES = compareSides({ a: "lab-rl", b: "lab-sft" }, { a: "rl", b: "sft" });
const task = (task_id: string, a: number, b: number, n = 8) => ({ task_id, a: { n, c: a }, b: { n, c: b } });

describe("the per-task pairs", () => {
  it("count who solves a task more often", () => {
    const model = perTaskPairs([task("t1", 8, 2), task("t2", 1, 3), task("t3", 4, 4)], SIDES, { k: 1, t: 8 });
    expect(model.title).toBe("At T = 8, 1 task better with lab-rl, 1 with lab-sft, 1 tied");
    expect(model.improved).toEqual(["t1"]);
    expect(model.worse).toEqual(["t2"]);
    expect(model.pairs.map((pair) => pair.side)).toEqual(["a", "b", "tied"]);
  });

  it("compare shares, not counts, where the sides have different n", () => {
    const [pair] = perTaskPairs([{ task_id: "t", a: { n: 4, c: 2 }, b: { n: 8, c: 4 } }], SIDES, { k: 1, t: 8 }).pairs;
    expect(pair).toMatchObject({ x: 0.5, y: 0.5, side: "tied" });
  });

  it("leave out tasks without an episode on a side", () => {
    expect(perTaskPairs([{ task_id: "t", a: { n: 0, c: 0 }, b: { n: 8, c: 4 } }], SIDES, { k: 1, t: 8 }).pairs).toEqual([]);
  });

  it("jitter a task to the same place whatever the order of the rows, and less than half a level", () => {
    const tasks = Array.from({ length: 50 }, (_, index) => task(`depot-${index}`, index % 9, (index * 5) % 9));
    const forward = perTaskPairs(tasks, SIDES, { k: 1, t: 8 }).pairs;
    const backward = perTaskPairs([...tasks].reverse(), SIDES, { k: 1, t: 8 }).pairs;
    expect([...backward].reverse()).toEqual(forward);
    for (const pair of forward) expect(Math.max(Math.abs(pair.atX - pair.x), Math.abs(pair.atY - pair.y))).toBeLessThan(1 / 16);
    expect(new Set(forward.map((pair) => pair.atX - pair.x)).size).toBeGreaterThan(40);
  });

  it("become one mark a place above a thousand tasks, as large as their number", () => {
    const tasks = Array.from({ length: 1500 }, (_, index) => task(`t${index}`, index % 3, 1, 2));
    const model = perTaskPairs(tasks, SIDES, { k: 1, t: 8 });
    expect(model.pairs.map(({ taskId, count, x, y }) => [taskId, count, x, y])).toEqual([
      [null, 500, 0.5, 0],
      [null, 500, 0.5, 0.5],
      [null, 500, 0.5, 1],
    ]);
    expect(model.pairs[0]?.tip.value).toBe("500 tasks");
    expect(model.improved).toHaveLength(500);
    expect(model.table.rows).toHaveLength(1500);
  });

  it("stand inside the plot", () => {
    const plot = placePairs(perTaskPairs([task("t1", 8, 8), task("t2", 0, 0)], SIDES, { k: 1, t: 8 }), 400);
    for (const { x, y } of plot.marks) {
      expect(x).toBeGreaterThanOrEqual(plot.leftPx);
      expect(x).toBeLessThanOrEqual(plot.rightPx);
      expect(y).toBeGreaterThanOrEqual(plot.topPx);
      expect(y).toBeLessThanOrEqual(plot.bottomPx);
    }
  });
});
