import normalQuantile from "@stdlib/stats-base-dists-normal-quantile";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { planSweep } from "@/core/sweep/plan-sweep";
import { selectTasks } from "@/core/sweep/select-tasks";
import { SweepSpec } from "@/core/sweep/sweep-spec";
import type { Episode } from "@/core/trajectory/episode";
import { findEnvironment } from "@/engine/environments/registry";
import { DEPOT_POLICIES } from "@/engine/lab/depot-policies";
import { exactSuccessByTurn } from "@/engine/lab/exact-success";
import { startLabEndpoint } from "../support/lab-endpoint";
import type { LocalServer } from "../support/local-server";
import { playSweep } from "../support/play-sweep";

const { environment, template, suite } = findEnvironment("depot");
const BUDGETS = [1, 2, 3, 4, 6, 8];
const SAMPLES = 4;
const KS = [1, 2];

const spec = SweepSpec.parse({
  name: "Careful and hasty",
  checkpoints: DEPOT_POLICIES.map(({ name }) => ({ name, model: name })),
  suite: { name: "depot", version: "1", split: "test" },
  tasks: { kind: "drawn", count: 60, seed: 7 },
  budgets: BUDGETS,
  visibility: "announced",
  samples: SAMPLES,
  seed: 20,
});
const tasks = selectTasks(spec, suite.tasks);

let server: LocalServer;
let episodes: Episode[];
const truths = new Map<string, number[]>();

beforeAll(async () => {
  server = await startLabEndpoint();
  episodes = await playSweep(spec, server, 32);
  for (const policy of DEPOT_POLICIES) {
    for (const task of tasks) {
      const limit = Math.max(...BUDGETS);
      truths.set(
        `${policy.name}/${task.id}`,
        await exactSuccessByTurn({ environment, template, task, policy, limit, visibility: "hidden" }),
      );
    }
  }
}, 180_000);
afterAll(() => server.close());

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** The unbiased estimate of Pass@k, written down again so that this test shares no code with the reports. */
const passAtK = (successes: number, k: number) => 1 - choose(SAMPLES - successes, k) / choose(SAMPLES, k);

/** The variance of that estimate for a task of success probability p, summed over the binomial distribution. */
function varianceOf(p: number, k: number): number {
  const chances = Array.from({ length: SAMPLES + 1 }, (_, c) => choose(SAMPLES, c) * p ** c * (1 - p) ** (SAMPLES - c));
  const mean = chances.reduce((sum, chance, c) => sum + chance * passAtK(c, k), 0);
  return chances.reduce((sum, chance, c) => sum + chance * (passAtK(c, k) - mean) ** 2, 0);
}

/** Estimate, truth and variance of the estimate of Pass@(k, t): means over the tasks. */
function measureCell(name: string, t: number, k: number) {
  const cell = { estimate: 0, truth: 0, variance: 0 };
  const played = episodes.filter((episode) => episode.checkpoint.name === name && episode.budget.limit === t);
  for (const { id } of tasks) {
    const successes = played.filter((episode) => episode.task_id === id && episode.outcome.success).length;
    const p = truths.get(`${name}/${id}`)?.[t - 1] ?? Number.NaN;
    cell.estimate += passAtK(successes, k) / tasks.length;
    cell.truth += (1 - (1 - p) ** k) / tasks.length;
    cell.variance += varianceOf(p, k) / tasks.length ** 2;
  }
  return cell;
}

describe("a sweep of 60 tasks × {careful, hasty} × 6 budgets over real HTTP", () => {
  it("has every (checkpoint, task, budget, sample) exactly once, and nothing missing", () => {
    const identity = ({ checkpoint, task_id, budget, sample }: Episode) => `${checkpoint.name}/${task_id}/${budget.limit}/${sample}`;
    const planned = planSweep(spec, suite.tasks).map(
      (episode) => `${episode.checkpoint}/${episode.taskId}/${episode.limit}/${episode.sample}`,
    );
    expect(episodes.map(identity)).toEqual(planned);
    expect(new Set(planned).size).toBe(60 * 2 * 6 * SAMPLES);
    const reasons = new Set(episodes.map(({ outcome }) => outcome.stop_reason));
    expect([...reasons].sort()).toEqual(["failure", "success", "turn_limit"]);
  });

  const cells = DEPOT_POLICIES.flatMap(({ name }) => BUDGETS.flatMap((t) => KS.map((k) => ({ name, t, k }))));

  it.each(cells)("estimates Pass@($k,$t) of $name inside a simultaneous 99.9 % band around the analytic truth", ({ name, t, k }) => {
    const z = normalQuantile(1 - 0.001 / (2 * cells.length), 0, 1);
    const { estimate, truth, variance } = measureCell(name, t, k);
    expect(Math.abs(estimate - truth)).toBeLessThanOrEqual(z * Math.sqrt(variance));
  });

  it("has tasks of unequal difficulty, and a crossing: hasty ahead at one turn, careful at eight", () => {
    const mean = (name: string, turn: number) =>
      tasks.reduce((sum, { id }) => sum + (truths.get(`${name}/${id}`)?.[turn - 1] ?? Number.NaN), 0) / tasks.length;
    expect(mean("hasty", 1)).toBeGreaterThan(mean("careful", 1) + 0.2);
    expect(mean("careful", 8)).toBeGreaterThan(mean("hasty", 8) + 0.1);
    const atFour = tasks.map(({ id }) => truths.get(`careful/${id}`)?.[3] ?? Number.NaN);
    expect(Math.max(...atFour) - Math.min(...atFour)).toBeGreaterThan(0.3);
  });

  it("never lets two samples of a cell share their seeds, so equal transcripts are chance alone", () => {
    const seeds = episodes.map(({ seed }) => seed);
    expect(new Set(seeds).size).toBe(seeds.length);
  });
});
