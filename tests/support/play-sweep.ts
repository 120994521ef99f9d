import type { Task } from "@/core/suite/task";
import { planSweep } from "@/core/sweep/plan-sweep";
import { type SweepSpec, samplingOf } from "@/core/sweep/sweep-spec";
import type { Episode } from "@/core/trajectory/episode";
import { findEnvironment } from "@/engine/environments/registry";
import { episodePlanOf } from "@/engine/episode-plan";
import { createLimiter } from "@/engine/limits";
import { createAddressGuard } from "@/engine/models/address-guard";
import { createGuardedAgent } from "@/engine/models/guarded-agent";
import { createOpenAiChat } from "@/engine/models/openai-chat";
import { DEFAULT_RETRY } from "@/engine/retry";
import { runEpisode } from "@/engine/run-episode";
import { systemClock } from "@/engine/system-clock";

/** Plays a whole sweep at one endpoint, so many episodes at a time, in memory. Resolves with the episodes in the order of the plan. */
export async function playSweep(spec: SweepSpec, endpoint: { url: string; host: string }, inFlight: number): Promise<Episode[]> {
  const { environment, template, suite } = findEnvironment(spec.suite.name);
  const tasks = new Map<string, Task>(suite.tasks.map((task) => [task.id, task]));
  const dispatcher = createGuardedAgent(createAddressGuard({ allowed: "", own: [endpoint.host] }));
  const ports = { dispatcher, clock: systemClock, random: Math.random, retry: DEFAULT_RETRY };
  const models = new Map(
    spec.checkpoints.map((checkpoint) => {
      const settings = {
        url: endpoint.url,
        model: checkpoint.model,
        apiKey: null,
        sampling: samplingOf(spec, checkpoint),
        requestLimitMs: spec.limits.requestMs,
      };
      return [checkpoint.name, createOpenAiChat(settings, ports)];
    }),
  );
  const limiter = createLimiter(inFlight);
  try {
    const episodes = planSweep(spec, suite.tasks).map((planned) =>
      limiter.run(async () => {
        const [task, model] = [tasks.get(planned.taskId), models.get(planned.checkpoint)];
        if (task === undefined || model === undefined) throw new RangeError(`no ${planned.taskId} or ${planned.checkpoint}`);
        const { episode } = await runEpisode(episodePlanOf(spec, planned, task), { model, environment, template, clock: systemClock });
        return episode;
      }),
    );
    return await Promise.all(episodes);
  } finally {
    await dispatcher.destroy();
  }
}
