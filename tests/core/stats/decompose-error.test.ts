import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decomposeError } from "@/core/stats/decompose-error";
import { estimateMean } from "@/core/stats/mean-estimate";
import { passAtK } from "@/core/stats/pass-at-k";
import { passAtKVariance, plannedPassAtKVariance } from "@/core/stats/pass-at-k-variance";
import { createRandom } from "@/core/stats/random";
import { groupIntoUnits } from "@/core/stats/units";

describe("what a standard error is made of", () => {
  it("is by hand: S²/m less mean(v̂)/m for other tasks, √Σv̂/m for a re-run", () => {
    const scores = [0.25, 0.75, 0.5, 1];
    const variances = [0.06, 0.06, 0.08, 0];
    const { se } = estimateMean(scores, groupIntoUnits(scores.map(() => null)));
    const parts = decomposeError(se, variances);
    expect(parts?.rerun).toBeCloseTo(Math.sqrt(0.2) / 4, 12);
    expect(parts?.tasks).toBeCloseTo(Math.sqrt(0.3125 / 3 / 4 - 0.05 / 4), 12);
  });

  it("is undefined where a task has too few episodes, and never negative", () => {
    expect(decomposeError(0.1, [0.1, undefined])).toBeUndefined();
    expect(decomposeError(undefined, [0.1])).toBeUndefined();
    expect(decomposeError(0.1, [])).toBeUndefined();
    expect(decomposeError(0.1, [0.9, 0.9])).toEqual({ tasks: 0, rerun: Math.sqrt(0.45) });
    expect(decomposeError(0.1, [-0.1, 0.05])).toEqual({ tasks: 0.1, rerun: 0 });
  });

  it("finds both parts of tasks that are drawn with a known spread", () => {
    const random = createRandom(5, "parts");
    const tasks = 20_000;
    const counts = Array.from({ length: tasks }, () => {
      const rate = random.uniform();
      return Array.from({ length: 4 }, () => random.uniform() < rate).filter(Boolean).length;
    });
    const scores = counts.map((c) => passAtK(4, c, 1) ?? 0);
    const { se } = estimateMean(scores, groupIntoUnits(scores.map(() => null)));
    const parts = decomposeError(
      se,
      counts.map((c) => passAtKVariance(4, c, 1)),
    );
    expect((parts?.tasks ?? 0) ** 2 * tasks).toBeCloseTo(1 / 12, 2);
    expect((parts?.rerun ?? 0) ** 2 * tasks).toBeCloseTo(1 / 6 / 4, 2);
  });
});

describe("the variance that a plan of other size would have", () => {
  it("is the pilot's own for a plan of its size", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 24 }), fc.integer({ min: 0, max: 24 }), fc.integer({ min: 1, max: 12 }), (n, some, k) => {
        const c = Math.min(some, n);
        const own = passAtKVariance(n, c, k);
        if (own === undefined) expect(plannedPassAtKVariance(n, c, k, n)).toBeUndefined();
        else expect(plannedPassAtKVariance(n, c, k, n)).toBeCloseTo(own, 9);
      }),
    );
  });

  it("is p(1 − p)/n for one sample, unbiased in p", () => {
    expect(plannedPassAtKVariance(8, 2, 1, 32)).toBeCloseTo(((2 / 8) * (6 / 7)) / 32, 12);
    expect(plannedPassAtKVariance(8, 2, 4, 3)).toBeUndefined();
  });
});
