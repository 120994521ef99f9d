import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom } from "@/core/stats/random";
import { findEnvironment } from "@/engine/environments/registry";
import { actionProbabilities, linearPolicy, weightCount } from "@/engine/lab/linear-policy";
import { depotReader } from "@/engine/lab/reading/depot-reader";
import { cloneBehaviour } from "@/engine/lab/training/clone-behaviour";
import { demonstrate, preferring } from "@/engine/lab/training/demonstrate";
import { type Group, type GrpoMetrics, groupAdvantages, grpoGradient, trainGrpo } from "@/engine/lab/training/grpo";
import { klFrom } from "@/engine/lab/training/policy-gradient";
import { type Decision, playRollout, type Rollout } from "@/engine/lab/training/rollout";

const world = findEnvironment("depot");
const tasks = world.suite.tasks.filter(({ split }) => split === "train");
const setting = { world, reader: depotReader, tasks };
const count = weightCount(depotReader);
const careful = preferring("ship the right crate", "inspect the crate of the day sheet", "inspect another unknown crate");
const options = { steps: 3, groupsPerStep: 6, groupSize: 4, rate: 0.05, klWeight: 0.01, visible: true, seed: 7 };

function anyWeights(seed: number): Float64Array {
  const random = createRandom(seed, "weights");
  return Float64Array.from({ length: count }, () => random.normal());
}

async function playGroups(weights: Float64Array, seed: number): Promise<Group[]> {
  const random = createRandom(seed, "groups");
  const groups: Group[] = [];
  for (const limit of [2, 5, 9]) {
    const task = tasks[random.below(tasks.length)] ?? tasks[0];
    if (task === undefined) throw new Error("there are no tasks");
    const rollouts: Rollout[] = [];
    for (let i = 0; i < 6; i++)
      rollouts.push(await playRollout({ world, reader: depotReader, task, limit, visible: true }, weights, random));
    groups.push({ task, limit, rollouts });
  }
  return groups;
}

/** The objective whose gradient GRPO follows, with the episodes held fixed: mean of A · Σ log π − klWeight · Σ KL. */
function objective(weights: Float64Array, groups: readonly Group[], reference: Float64Array, klWeight: number): number {
  const rollouts = groups.flatMap((group) => group.rollouts);
  let sum = 0;
  for (const group of groups) {
    const advantages = groupAdvantages(group.rollouts.map(({ success }) => Number(success)));
    group.rollouts.forEach(({ decisions }, index) => {
      for (const decision of decisions) {
        const now: Decision = { ...decision, probabilities: actionProbabilities(weights, decision.reading) };
        sum += (advantages[index] ?? 0) * Math.log(now.probabilities[now.taken] ?? 0) - klWeight * klFrom(reference, now);
      }
    });
  }
  return sum / rollouts.length;
}

describe("training in the lab", () => {
  it("follows gradients that agree with finite differences (property)", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1000), fc.nat(1000), async (seed, other) => {
        const [weights, reference] = [anyWeights(seed), anyWeights(other + 5000)];
        const groups = await playGroups(weights, seed);
        const gradient = grpoGradient(groups, reference, 0.05);
        const step = 1e-5;
        for (let index = 0; index < count; index += 7) {
          const at = (change: number) => {
            const moved = Float64Array.from(weights);
            moved[index] = (moved[index] ?? 0) + change;
            return objective(moved, groups, reference, 0.05);
          };
          expect(gradient[index]).toBeCloseTo((at(step) - at(-step)) / (2 * step), 6);
        }
      }),
      { numRuns: 8 },
    );
  });

  it("gives one budget to a whole group, and every budget its turn", async () => {
    const seen = new Map<number, number>();
    const budgets = [2, 4, 8];
    const metrics: GrpoMetrics[] = [];
    await trainGrpo(anyWeights(1), setting, { ...options, steps: 10, budgets }, async (step) => void metrics.push(step));
    for (const { byBudget } of metrics) {
      for (const { limit, episodes } of byBudget) {
        expect(episodes % options.groupSize).toBe(0);
        seen.set(limit, (seen.get(limit) ?? 0) + episodes);
      }
    }
    expect([...seen.keys()].sort()).toEqual(budgets);
    expect([...seen.values()].reduce((sum, episodes) => sum + episodes, 0)).toBe(10 * 6 * 4);
  });

  it("gives the same weights for the same seed, and others for another", async () => {
    const train = (seed: number) => trainGrpo(anyWeights(2), setting, { ...options, budgets: [8], seed });
    const [one, again, other] = [await train(7), await train(7), await train(8)];
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
  });

  it("leaves a policy alone where no group teaches anything", async () => {
    const start = anyWeights(3);
    // Nothing can be shipped right by certain knowledge in no turns: with a limit of one, whoever only inspects never succeeds.
    const inspecting = Float64Array.from(start, (_, index) => (index === 0 ? 50 : 0));
    const trained = await trainGrpo(inspecting, setting, { ...options, klWeight: 0, budgets: [1] });
    expect(trained).toEqual(inspecting);
  });

  it("has advantages of mean 0 and unit spread within a group, and none where all ended alike", () => {
    expect(groupAdvantages([1, 1, 1])).toEqual([0, 0, 0]);
    expect(groupAdvantages([0])).toEqual([0]);
    const advantages = groupAdvantages([1, 0, 0, 0]);
    expect(advantages.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 12);
    // r − mean = .75, sample standard deviation = .5.
    expect(advantages[0]).toBeCloseTo(1.5, 5);
  });

  it("clones what was demonstrated, and demonstrations hold no mistake and nothing that follows one", async () => {
    const decisions = await demonstrate(setting, careful, 60, createRandom(1, "demonstrations"));
    const kinds = new Set(decisions.map(({ reading, taken }) => depotReader.kinds[reading.actions[taken]?.kind ?? -1]));
    expect([...kinds].sort()).toEqual(["inspect another unknown crate", "inspect the crate of the day sheet", "ship the right crate"]);
    const { weights, steps } = cloneBehaviour(new Float64Array(count), decisions, { epochs: 40, rate: 0.05, decay: 0.001 });
    const losses = steps.map(({ nll }) => nll);
    expect(losses.at(-1)).toBeLessThan(0.5 * (losses[0] ?? 0));
    for (const [index, loss] of losses.entries()) expect(loss).toBeLessThanOrEqual(losses[index - 1] ?? Number.POSITIVE_INFINITY);
    expect(weights).toHaveLength(count);
  });

  it("raises success where the policy starts low", async () => {
    const successes: number[] = [];
    await trainGrpo(
      new Float64Array(count),
      setting,
      { ...options, steps: 30, groupsPerStep: 8, groupSize: 8, budgets: [8], rate: 0.1 },
      async ({ success }) => void successes.push(success),
    );
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(successes.slice(-5))).toBeGreaterThan(mean(successes.slice(0, 5)) + 0.3);
  });

  it("makes a policy only of as many weights as its reader has", () => {
    expect(() => linearPolicy(depotReader, [1, 2, 3], { name: "x", description: "" })).toThrow(RangeError);
    const policy = linearPolicy(depotReader, new Float64Array(count), { name: "x", description: "" });
    expect(policy.decide("hello")).toBeNull();
  });
});
