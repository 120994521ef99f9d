import type { Task } from "../suite/task";
import { deriveSeed } from "./derive-seed";
import { orderBySeed, selectTasks } from "./select-tasks";
import type { SweepSpec } from "./sweep-spec";

/** One episode that a sweep asks for. Its identity is (checkpoint, taskId, limit, sample); `ordinal` is its 0-based place in the plan. */
export interface PlannedEpisode {
  readonly ordinal: number;
  readonly checkpoint: string;
  readonly taskId: string;
  readonly limit: number;
  readonly sample: number;
  readonly seed: number;
}

/**
 * Every episode of a sweep, exactly once, in an order in which any beginning is a balanced, smaller sweep: samples outermost, then tasks in
 * a seeded order, then budgets, checkpoints innermost. So a sweep that is stopped half-way can still be compared, paired by task.
 */
export function planSweep(spec: SweepSpec, tasks: readonly Task[]): PlannedEpisode[] {
  const ordered = orderBySeed(selectTasks(spec, tasks), spec.seed);
  const limits = [...spec.budgets].sort((a, b) => a - b);
  const plan: PlannedEpisode[] = [];
  for (let sample = 0; sample < spec.samples; sample++) {
    for (const { id } of ordered) {
      for (const limit of limits) {
        for (const { name } of spec.checkpoints) {
          plan.push({
            ordinal: plan.length,
            checkpoint: name,
            taskId: id,
            limit,
            sample,
            seed: episodeSeed(spec, name, id, limit, sample),
          });
        }
      }
    }
  }
  return plan;
}

/** Differs between any two episodes of a sweep (but for chance), so that no two samples are one sample twice. */
function episodeSeed(spec: SweepSpec, checkpoint: string, taskId: string, limit: number, sample: number): number {
  return deriveSeed("episode", spec.seed, spec.suite.name, checkpoint, taskId, spec.visibility, limit, sample);
}
