import type { Task } from "@/core/suite/task";
import { estimateSweep, type SweepEstimate } from "@/core/sweep/estimate-sweep";
import type { SweepRequest } from "@/core/sweep/sweep-request";
import type { SweepSpec } from "@/core/sweep/sweep-spec";
import type { ProjectScope } from "@/server/scope";
import { findSuite } from "./find-suite";
import { type EndpointSpeed, specifySweep } from "./specify-sweep";

/** The checkpoint that takes longest, and how fast its endpoint was when it was tested. */
export interface SlowestCheckpoint {
  name: string;
  secondsPerRequest: number;
  /** Requests in flight while that was measured. */
  concurrency: number;
  measuredAt: Date | null;
}

export interface RequestEstimate extends SweepEstimate {
  /** Whose speed decides the time; null without a time. */
  slowest: SlowestCheckpoint | null;
  /** Checkpoints whose speed nobody has measured: without it there is no time. */
  unmeasured: string[];
}

/** What a sweep may take, before it is launched. Endpoints work side by side: the slowest decides the time. */
export async function estimateRequest({ projectId }: ProjectScope<"run:write">, request: SweepRequest): Promise<RequestEstimate> {
  const { spec, speeds } = await specifySweep(projectId, request);
  const { tasks } = findSuite(spec.suite).suite;
  const whole = estimateSweep(spec, tasks, { secondsPerRequest: null });
  const alone = spec.checkpoints.map((checkpoint, index) => estimateAlone(spec, checkpoint, tasks, speeds[index]));
  const unmeasured = spec.checkpoints.filter((_, index) => alone[index] === undefined).map(({ name }) => name);
  if (unmeasured.length > 0) return { ...whole, slowest: null, unmeasured };
  const longest = alone.filter((each) => each !== undefined).reduce((a, b) => (b.secondsAtMost > a.secondsAtMost ? b : a));
  return { ...whole, ...longest, unmeasured };
}

/** What one checkpoint takes, whatever the others do; undefined where its speed is not known. */
function estimateAlone(
  spec: SweepSpec,
  checkpoint: SweepSpec["checkpoints"][number],
  tasks: readonly Task[],
  speed: EndpointSpeed | undefined,
): { secondsAtMost: number; slowest: SlowestCheckpoint } | undefined {
  if (speed === undefined || speed.secondsPerRequest === null) return undefined;
  const { concurrency, secondsPerRequest, measuredAt } = speed;
  const { secondsAtMost } = estimateSweep({ ...spec, checkpoints: [checkpoint] }, tasks, { concurrency, secondsPerRequest });
  return secondsAtMost === null
    ? undefined
    : { secondsAtMost, slowest: { name: checkpoint.name, secondsPerRequest, concurrency, measuredAt } };
}
