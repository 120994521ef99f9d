import { countText } from "@/core/reports/charts/report-words";
import { type PlannedEpisode, planSweep } from "@/core/sweep/plan-sweep";
import { type SweepSpec, samplingOf } from "@/core/sweep/sweep-spec";
import type { Episode } from "@/core/trajectory/episode";
import { episodeLine } from "@/core/trajectory/episode-line";
import { lowerEpisode } from "@/core/trajectory/lower-episode";
import type { BuiltInEnvironment } from "@/engine/environments/registry";
import { episodePlanOf } from "@/engine/episode-plan";
import { type LineAppender, openLineAppender } from "@/engine/files/line-appender";
import type { ModelProblem } from "@/engine/models/model";
import { runEpisode } from "@/engine/run-episode";
import { type PlayHooks, playEpisodes } from "@/engine/sweep/play-episodes";
import { systemClock } from "@/engine/system-clock";
import { say } from "../terminal";
import { missingText } from "../text/sweep-text";
import { readApiKey } from "./api-key";
import { type ConnectedEndpoint, connectEndpoint, endpointError } from "./connect-endpoint";
import { mendSaveFile, readSaveFile, type SavedEpisodes } from "./save-file";
import { withSaveLock } from "./save-lock";
import { originOf, withOrigin } from "./sweep-origin";
import { SweepProgress } from "./sweep-progress";

export interface FileSweep {
  /** Of one checkpoint. */
  readonly spec: SweepSpec;
  readonly builtIn: BuiltInEnvironment;
  readonly endpoint: string;
  readonly concurrency: number;
  /** The file that episodes go to. */
  readonly save: string;
}

/**
 * Plays what is not yet settled in the save file and appends each episode as it settles. Resolves with whether all are settled; if not, the
 * signal has stopped it. Throws `unreachable` where the endpoint does not answer or refuses the key: what was settled by then is kept.
 */
export function runSweep(sweep: FileSweep, signal: AbortSignal): Promise<boolean> {
  return withSaveLock(sweep.save, async () => {
    const plan = planSweep(sweep.spec, sweep.builtIn.suite.tasks);
    const saved = await readSaveFile(sweep.save, sweep.spec, plan);
    const waiting = plan.filter(({ ordinal }) => !saved.settled.has(ordinal));
    if (waiting.length > 0) await playWaiting(sweep, saved, waiting, signal);
    return !signal.aborted;
  });
}

async function playWaiting(sweep: FileSweep, saved: SavedEpisodes, waiting: readonly PlannedEpisode[], signal: AbortSignal): Promise<void> {
  const key = readApiKey();
  const connected = connect(sweep, key?.value ?? null);
  try {
    sayStart(sweep, saved, waiting, key?.variable ?? null);
    const refused = await connected.findProblem(signal);
    if (refused !== null) throw endpointError(refused, key?.variable ?? null, "Nothing was played; check --endpoint and --model.");
    await mendSaveFile(sweep.save, saved);
    const progress = new SweepProgress(saved.settled.size + waiting.length, saved.settled.size);
    const lostInRow = saved.settled.size > 0 ? lostInRowOf(sweep) : Math.min(waiting.length, lostInRowOf(sweep));
    const hooks = { concurrency: sweep.concurrency, lostInRow, signal };
    const halt = await playIntoFile(sweep, connected, waiting, progress, hooks).finally(() => progress.end());
    const { settled } = progress;
    if (halt !== null) throw endpointError(halt, key?.variable ?? null, `${savedText(sweep, settled)} ${GO_ON}`);
    if (signal.aborted) say(`Stopped. ${savedText(sweep, settled)} ${GO_ON}`);
    else if (progress.missing > 0) say("The same command plays the missing ones again.");
  } finally {
    await connected.close();
  }
}

/** What is in flight when an endpoint goes away fails together, and says little; twice of it says that it stays away. */
function lostInRowOf({ concurrency }: FileSweep): number {
  return Math.max(10, 2 * concurrency);
}

const GO_ON = "The same command goes on from there.";

function savedText({ save }: FileSweep, settled: number): string {
  return `${countText(settled, "episode")} ${settled === 1 ? "is" : "are"} in ${save}.`;
}

function connect({ spec, endpoint }: FileSweep, apiKey: string | null): ConnectedEndpoint {
  const [checkpoint] = spec.checkpoints;
  if (checkpoint === undefined) throw new RangeError("a sweep has a checkpoint");
  const sampling = samplingOf(spec, checkpoint);
  return connectEndpoint({ url: endpoint, model: checkpoint.model, apiKey, sampling, requestLimitMs: spec.limits.requestMs });
}

async function playIntoFile(
  { spec, builtIn, save }: FileSweep,
  { model }: ConnectedEndpoint,
  waiting: readonly PlannedEpisode[],
  progress: SweepProgress,
  hooks: Omit<PlayHooks, "onSettled">,
): Promise<ModelProblem | null> {
  const tasks = new Map(builtIn.suite.tasks.map((task) => [task.id, task]));
  const ports = { model, environment: builtIn.environment, template: builtIn.template, clock: systemClock };
  const origin = originOf(spec);
  const play = (planned: PlannedEpisode, ended: AbortSignal) => {
    const task = tasks.get(planned.taskId);
    if (task === undefined) throw new RangeError(`no task ${planned.taskId}`);
    return runEpisode(episodePlanOf(spec, planned, task), ports, { signal: ended });
  };
  const file = await openLineAppender(save);
  try {
    const onSettled = async (episode: Episode): Promise<void> => {
      await append(file, withOrigin(episode, origin));
      progress.count(episode);
    };
    return await playEpisodes(waiting, play, { ...hooks, onSettled });
  } finally {
    await file.close();
  }
}

function append(file: LineAppender, episode: Episode): Promise<void> {
  return file.append(episodeLine(episode, { ...lowerEpisode(episode), sample: episode.sample ?? 0 }));
}

function sayStart({ save, spec }: FileSweep, saved: SavedEpisodes, waiting: readonly PlannedEpisode[], keyVariable: string | null): void {
  const requests = waiting.reduce((sum, { limit }) => sum + limit, 0);
  const key = keyVariable === null ? "no key" : `the key of ${keyVariable}`;
  const tasks = new Set(waiting.map(({ taskId }) => taskId)).size;
  const size = `${countText(waiting.length, "episode")} on ${countText(tasks, "task")} of ${spec.suite.name} ${spec.suite.split}`;
  say(`To play: ${size}, ${countText(requests, "request")} at the most, with ${key}.`);
  const again = missingText(saved.missing).map((text) => `${text} to be played again`);
  if (!saved.clean || saved.settled.size > 0) say([`Already in ${save}: ${countText(saved.settled.size, "episode")}`, ...again].join(", "));
}
