import type { Task } from "@/core/suite/task";
import type { PlannedEpisode } from "@/core/sweep/plan-sweep";
import type { EpisodeLimits, SweepSpec } from "@/core/sweep/sweep-spec";
import { CheckpointRef, type SuiteRef } from "@/core/trajectory/episode";

/** All that one episode depends on, besides its model and its world. */
export interface EpisodePlan {
  readonly episodeId: string | null;
  readonly checkpoint: CheckpointRef;
  readonly suite: SuiteRef;
  readonly task: Task;
  readonly sample: number;
  readonly seed: number;
  readonly limit: number;
  readonly visibility: "announced" | "hidden";
  readonly limits: EpisodeLimits;
}

/** What of a checkpoint belongs into an episode: its lineage, neither its address nor its settings. */
const Lineage = CheckpointRef.pick({ name: true, method: true, family: true, step: true, parent: true, train_seed: true }).strip();

/** The episode that a sweep planned, ready to run. Throws RangeError for a checkpoint that the sweep does not have. */
export function episodePlanOf(spec: SweepSpec, planned: PlannedEpisode, task: Task, episodeId: string | null = null): EpisodePlan {
  const checkpoint = spec.checkpoints.find(({ name }) => name === planned.checkpoint);
  if (checkpoint === undefined) throw new RangeError(`sweep "${spec.name}" has no checkpoint "${planned.checkpoint}"`);
  return {
    episodeId,
    checkpoint: Lineage.parse(checkpoint),
    suite: spec.suite,
    task,
    sample: planned.sample,
    seed: planned.seed,
    limit: planned.limit,
    visibility: spec.visibility,
    limits: spec.limits,
  };
}
