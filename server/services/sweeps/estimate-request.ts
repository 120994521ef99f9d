import { estimateSweep, type SweepEstimate } from "@/core/sweep/estimate-sweep";
import type { SweepRequest } from "@/core/sweep/sweep-request";
import type { SweepSpec } from "@/core/sweep/sweep-spec";
import type { ProjectScope } from "@/server/scope";
import { findSuite } from "./find-suite";
import { type EndpointSpeed, specifySweep } from "./specify-sweep";

export interface RequestEstimate extends SweepEstimate {
  /** Checkpoints whose speed nobody has measured: without it there is no time. */
  unmeasured: string[];
}

/** What a sweep may take, before it is launched. Endpoints work side by side: the slowest decides the time. */
export async function estimateRequest({ projectId }: ProjectScope<"run:write">, request: SweepRequest): Promise<RequestEstimate> {
  const { spec, speeds } = await specifySweep(projectId, request);
  const { tasks } = findSuite(spec.suite).suite;
  const whole = estimateSweep(spec, tasks, { secondsPerRequest: null });
  const alone = spec.checkpoints.map((checkpoint, index) => estimateAlone(spec, checkpoint, tasks, speeds[index]));
  const unmeasured = spec.checkpoints.filter((_, index) => alone[index] === null).map(({ name }) => name);
  const seconds = alone.filter((value) => value !== null);
  return { ...whole, secondsAtMost: unmeasured.length > 0 ? null : Math.max(...seconds), unmeasured };
}

function estimateAlone(
  spec: SweepSpec,
  checkpoint: SweepSpec["checkpoints"][number],
  tasks: Parameters<typeof estimateSweep>[1],
  speed: EndpointSpeed | undefined,
): number | null {
  const { concurrency = 1, secondsPerRequest = null } = speed ?? {};
  return estimateSweep({ ...spec, checkpoints: [checkpoint] }, tasks, { concurrency, secondsPerRequest }).secondsAtMost;
}
