import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { measurePilot } from "@/core/reports/measure-pilot";
import { assumePilot, type PowerPilot, pilotOf } from "@/core/reports/power-pilot";
import { PowerPlan, PowerPlanOptions, planPower } from "@/core/reports/power-plan";
import type { NotEstimable } from "@/core/reports/surface";
import { createRandom } from "@/core/stats/random";
import type { EntryTally } from "@/core/trajectory/tally";
import curves from "../../oracles/curves.json";
import { labEntry } from "../charts/lab-entries";
import { makeEntry } from "./made-up-entry";

const plan = (given: Partial<PowerPlanOptions>, pilot: PowerPilot = assumePilot({ k: 1, betweenSd: 0.15, successVariance: 0.15 })) =>
  planPower(PowerPlanOptions.parse({ tasks: 100, episodes: 8, ...given }), pilot);

describe("the plan of a comparison", () => {
  it.each(curves.minimum_detectable_effect)("finds $mde with $m tasks and $n episodes", ({ omega, p_var, m, n, mde }) => {
    const pilot = assumePilot({ k: 1, betweenSd: omega, successVariance: p_var });
    expect(plan({ tasks: m, episodes: n }, pilot).minimum_detectable_effect).toBeCloseTo(mde, 9);
  });

  it("turns the smallest difference around: the tasks that it needs are the tasks that it has", () => {
    const { minimum_detectable_effect: target } = plan({ tasks: 137, episodes: 4 });
    expect(plan({ tasks: 10, episodes: 4, target: target ?? 0 }).tasks_needed).toBe(137);
  });

  it("is a document of its schema", () => {
    const document = plan({ target: 0.05, cells: 12 });
    expect(PowerPlan.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
  });

  it("needs more for more cells, for a band, for clusters and for more power", () => {
    const alone = plan({}).minimum_detectable_effect ?? 0;
    expect(plan({ cells: 8 }).critical_value).toBeCloseTo(2.734368787331376, 6);
    for (const harder of [
      { cells: 8 },
      { band_constant: 2.6 },
      { cluster_size: 5, cluster_correlation: 0.3 },
      { power: 0.9 },
      { level: 0.99 },
    ]) {
      expect(plan(harder).minimum_detectable_effect).toBeGreaterThan(alone);
    }
    expect(plan({ cluster_size: 5, cluster_correlation: 0.3 }).minimum_detectable_effect).toBeCloseTo(alone * Math.sqrt(2.2), 12);
  });

  it("finds smaller differences with more tasks or episodes, never below what other tasks alone would change", () => {
    const size = fc.integer({ min: 4, max: 400 });
    fc.assert(
      fc.property(size, size, fc.constantFrom(1, 2, 4), (tasks, episodes, k) => {
        const pilot = assumePilot({ k, betweenSd: 0.15, successVariance: 0.15 });
        const effect = (m: number, n: number) => plan({ tasks: m, episodes: n }, pilot).minimum_detectable_effect ?? Number.NaN;
        expect(effect(tasks + 1, episodes)).toBeLessThan(effect(tasks, episodes));
        expect(effect(tasks, episodes + 1)).toBeLessThan(effect(tasks, episodes));
        expect(effect(tasks, episodes)).toBeGreaterThan((2.8 * 0.15) / Math.sqrt(tasks));
      }),
      { numRuns: 60 },
    );
  });

  it("says why there is no plan with fewer episodes than K", () => {
    const pilot = assumePilot({ k: 4, betweenSd: 0.1, successVariance: 0.1 });
    expect(plan({ episodes: 3, target: 0.05 }, pilot)).toMatchObject({
      minimum_detectable_effect: null,
      tasks_needed: null,
      reason: "Pass@4 needs at least 4 episodes of each task",
    });
  });
});

describe("a pilot from an existing run", () => {
  const pilotAt = (a: EntryTally, b: EntryTally, t: number, k: number): PowerPilot | NotEstimable => {
    const measured = measurePilot(a, b, "exclude").find((each) => each.t === t);
    if (measured === undefined) throw new Error(`nothing was measured at T = ${t}`);
    return "reason" in measured ? measured : pilotOf(measured, k);
  };

  it("finds the spreads that its tasks were drawn with", () => {
    const random = createRandom(11, "pilot");
    const side = (name: string, rates: readonly number[]) =>
      makeEntry(
        rates.flatMap((rate, task) => Array.from({ length: 6 }, () => ({ task: `t${task}`, turn: random.uniform() < rate ? 1 : null }))),
        { name, limit: 8 },
      );
    const rates = Array.from({ length: 4_000 }, () => 0.2 + 0.6 * random.uniform());
    const moved = rates.map((rate) => rate + (random.uniform() < 0.5 ? 0.15 : -0.15));
    const pilot = pilotAt(side("a", moved), side("b", rates), 8, 1);
    if ("reason" in pilot) throw new Error(pilot.reason);
    expect(Math.sqrt(pilot.betweenVariance)).toBeCloseTo(0.15, 1);
    const mean = rates.reduce((sum, rate) => sum + rate * (1 - rate), 0) / rates.length;
    expect(pilot.withinVariance(10)?.b).toBeCloseTo(mean / 10, 3);
  });

  it("needs n ≥ 2K", () => {
    const entry = labEntry({ name: "lab", method: "rl", rates: { 8: 0.5 }, samples: 3 });
    expect(pilotAt(entry, entry, 8, 1)).toMatchObject({ source: "pilot", betweenVariance: 0 });
    expect(pilotAt(entry, entry, 8, 2)).toEqual({
      reason: "a pilot for K = 2 needs at least 4 counted episodes of each task on both sides",
    });
  });

  it("reads limits that both were run under, and says which one lacks episodes", () => {
    const [a, b] = [4, 8].map((limit) => labEntry({ name: `at ${limit}`, method: "rl", rates: { [limit]: 0.5 }, samples: 4 }));
    const both = labEntry({ name: "both", method: "rl", rates: { 4: 0.3, 8: 0.5 }, samples: 4 });
    if (a === undefined || b === undefined) throw new Error("two entries were made");
    expect(measurePilot(a, both, "exclude").map(({ t }) => t)).toEqual([4]);
    expect(pilotAt(a, b, 4, 1)).toEqual({ t: 4, reason: "no episode was run under a limit of 4" });
  });

  it("is small: tasks that have the same counts are one", () => {
    const entry = labEntry({ name: "lab", method: "rl", rates: { 8: 0.5 }, samples: 4 });
    const [measured] = measurePilot(entry, entry, "exclude");
    if (measured === undefined || "reason" in measured) throw new Error("it was measured");
    expect(measured.a.length).toBeLessThanOrEqual(5);
    expect(measured.a.reduce((sum, { tasks }) => sum + tasks, 0)).toBe(entry.tasks.length);
    expect(measured.spreads.map(({ k }) => k)).toEqual([1, 2]);
  });
});
