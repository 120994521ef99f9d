import { z } from "zod";
import { invalidInput } from "@/core/app-error";
import { formatCount } from "@/core/reports/format-number";
import { estimateSweep } from "@/core/sweep/estimate-sweep";
import { planSweep } from "@/core/sweep/plan-sweep";
import { MOST_EPISODES, SweepRequest } from "@/core/sweep/sweep-request";
import type { ProjectScope } from "@/server/scope";
import { enqueueWaitingBatches } from "./enqueue-waiting-batches";
import { findSuite } from "./find-suite";
import { specifySweep } from "./specify-sweep";
import { storeSweep } from "./store-sweep";

export const SweepLaunch = SweepRequest.extend({
  /** Made by whoever asks, once a form: the same key again leads to the same run. */
  idempotencyKey: z.string().min(8).max(100),
});
export type SweepLaunch = z.infer<typeof SweepLaunch>;

/** Plans a sweep, stores all its episodes at once, and hands them to the workers; returns its run. */
export async function launchSweep(scope: ProjectScope<"run:write">, { idempotencyKey, ...request }: SweepLaunch): Promise<{ run: string }> {
  const { spec } = await specifySweep(scope.projectId, request);
  const { tasks } = findSuite(spec.suite).suite;
  const { episodes } = estimateSweep(spec, tasks, { secondsPerRequest: null });
  if (episodes > MOST_EPISODES) {
    throw invalidInput(
      `That is ${formatCount(episodes)} episodes; one sweep has at most ${formatCount(MOST_EPISODES)}. Launch it in parts.`,
    );
  }
  const run = await storeSweep(scope, { spec, plan: planSweep(spec, tasks), idempotencyKey });
  await enqueueWaitingBatches(run);
  return { run };
}
