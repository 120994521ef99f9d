import { z } from "zod";
import { AppError } from "@/core/app-error";
import type { Task } from "@/core/suite/task";
import { SweepSpec, samplingOf } from "@/core/sweep/sweep-spec";
import type { BuiltInEnvironment } from "@/engine/environments/registry";
import { type EpisodePlan, episodePlanOf } from "@/engine/episode-plan";
import type { ChatEndpoint } from "@/engine/models/chat-endpoint";
import { getDatabase } from "@/server/database/database";
import type { BatchLease } from "@/server/scope";
import { findSuite } from "@/server/services/sweeps/find-suite";
import type { OpenEndpoint } from "./open-endpoint";

/** An episode of a batch, ready to be played. */
export interface BatchEpisode {
  readonly plannedId: bigint;
  readonly plan: EpisodePlan;
}

/** What a lease gives a worker to do. */
export interface BatchWork {
  readonly lease: BatchLease;
  readonly environment: BuiltInEnvironment;
  readonly endpoint: ChatEndpoint;
  readonly concurrency: number;
  /** Not settled yet, in the order of the plan. */
  readonly episodes: readonly BatchEpisode[];
}

const Frozen = z.object({ spec: SweepSpec });

/** Reads what a batch asks for. Throws `not_found` where its checkpoint has no endpoint any more, and what `openEndpoint` throws. */
export async function readBatchWork(lease: BatchLease, openEndpoint: OpenEndpoint): Promise<BatchWork> {
  const [run, checkpoint, planned] = await Promise.all([
    getDatabase().run.findUniqueOrThrow({ where: { id: lease.runId }, select: { spec: true } }),
    getDatabase().checkpoint.findUniqueOrThrow({
      where: { id: lease.checkpointId },
      select: { name: true, endpoint: { select: { url: true, sealedKey: true, concurrency: true } } },
    }),
    getDatabase().plannedEpisode.findMany({
      where: { batchId: lease.batchId, settledAt: null },
      select: { id: true, taskId: true, limit: true, sample: true, seed: true },
      orderBy: { id: "asc" },
    }),
  ]);
  const { spec } = Frozen.parse(run);
  if (checkpoint.endpoint === null) {
    throw new AppError("not_found", `${checkpoint.name} has no endpoint any more. Give it one on its page, then resume.`);
  }
  const frozen = spec.checkpoints.find(({ id }) => id === lease.checkpointId);
  if (frozen === undefined) throw new Error(`The spec of ${lease.runId} doesn't have the checkpoint of ${lease.batchId}.`);
  const environment = findSuite(spec.suite);
  const tasks = new Map<string, Task>(environment.suite.tasks.map((task) => [task.id, task]));
  const settings = { model: frozen.model, sampling: samplingOf(spec, frozen), requestLimitMs: spec.limits.requestMs };
  return {
    lease,
    environment,
    endpoint: openEndpoint({ ...checkpoint.endpoint, checkpointId: lease.checkpointId }, settings),
    concurrency: checkpoint.endpoint.concurrency,
    episodes: planned.map(({ id, ...episode }) => {
      const task = tasks.get(episode.taskId);
      if (task === undefined) throw new Error(`Suite ${spec.suite.name} doesn't have the task ${episode.taskId}.`);
      const plan = episodePlanOf(spec, { ...episode, ordinal: 0, checkpoint: frozen.name }, task, `${lease.runId}-${id}`);
      return { plannedId: id, plan };
    }),
  };
}
