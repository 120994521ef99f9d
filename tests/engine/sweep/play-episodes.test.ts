import { describe, expect, test } from "vitest";
import type { PlannedEpisode } from "@/core/sweep/plan-sweep";
import { Episode } from "@/core/trajectory/episode";
import type { StopReason } from "@/core/trajectory/stop-reason";
import type { ModelProblemKind } from "@/engine/models/model";
import type { EpisodeResult } from "@/engine/run-episode";
import { type PlayHooks, playEpisodes } from "@/engine/sweep/play-episodes";
import { episodeOf } from "@/tests/support/episode-lines";
import { problemOf } from "@/tests/support/scripted-model";

const plan: PlannedEpisode[] = Array.from({ length: 40 }, (_, ordinal) => ({
  ordinal,
  checkpoint: "careful",
  taskId: `task-${ordinal}`,
  limit: 4,
  sample: 0,
  seed: ordinal,
}));

function resultOf({ taskId }: PlannedEpisode, stopReason: StopReason, problem: ModelProblemKind | null = null): EpisodeResult {
  const episode = Episode.parse(episodeOf({ task_id: taskId, outcome: { success: null, stop_reason: stopReason } }));
  return { episode, problem: problem === null ? null : problemOf(problem) };
}

/** Plays the plan; `play` says what comes of an episode, after a moment. */
async function playAll(play: (planned: PlannedEpisode, signal: AbortSignal) => EpisodeResult, changes: Partial<PlayHooks> = {}) {
  const settled: string[] = [];
  const begun: number[] = [];
  let inFlight = 0;
  let most = 0;
  const halt = await playEpisodes(
    plan,
    async (planned, signal) => {
      begun.push(planned.ordinal);
      most = Math.max(most, ++inFlight);
      await new Promise((resolve) => setTimeout(resolve, planned.ordinal % 3));
      inFlight--;
      return signal.aborted ? resultOf(planned, "cancelled", "cancelled") : play(planned, signal);
    },
    {
      concurrency: 4,
      lostInRow: 10,
      signal: new AbortController().signal,
      onSettled: async ({ task_id }) => void settled.push(task_id),
      ...changes,
    },
  );
  return { halt, settled, begun, most, inFlight };
}

const succeed = (planned: PlannedEpisode) => resultOf(planned, "success");

describe("playing episodes", () => {
  test("settles each once, begins them in their order, and never has more in flight than allowed", async () => {
    const { halt, settled, begun, most } = await playAll(succeed);
    expect(halt).toBeNull();
    expect(begun).toEqual(plan.map(({ ordinal }) => ordinal));
    expect([...settled].sort()).toEqual(plan.map(({ taskId }) => taskId).sort());
    expect(most).toBe(4);
  });

  test("begins nothing after its signal, and settles nothing that was cancelled", async () => {
    const stop = new AbortController();
    const begun: number[] = [];
    const settled: string[] = [];
    const halt = await playEpisodes(
      plan,
      async (planned, signal) => {
        begun.push(planned.ordinal);
        if (planned.ordinal === 10) {
          stop.abort();
          return succeed(planned);
        }
        // Three of the four places are held until the signal; the fourth reaches the abort.
        if (planned.ordinal > 6 && !signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve));
        return signal.aborted ? resultOf(planned, "cancelled", "cancelled") : succeed(planned);
      },
      { concurrency: 4, lostInRow: 10, signal: stop.signal, onSettled: async ({ task_id }) => void settled.push(task_id) },
    );
    expect(halt).toBeNull();
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect([...settled].sort()).toEqual(["task-0", "task-1", "task-10", "task-2", "task-3", "task-4", "task-5", "task-6"]);
  });

  test.each<ModelProblemKind>(["unauthorized", "forbidden_address"])("stops at %s without settling that episode", async (kind) => {
    const { halt, settled, begun } = await playAll((planned) =>
      planned.ordinal >= 8 ? resultOf(planned, "endpoint_error", kind) : succeed(planned),
    );
    expect(halt?.kind).toBe(kind);
    expect(settled.every((task) => Number(task.slice(5)) < 8)).toBe(true);
    expect(begun.length).toBeLessThan(16);
  });

  test("stops when so many in a row were lost to the endpoint, which are settled as missing", async () => {
    const { halt, settled } = await playAll((planned) => resultOf(planned, "endpoint_error", "endpoint_error"));
    expect(halt?.kind).toBe("endpoint_error");
    // The other three in flight may have ended at the same moment.
    expect(settled.length).toBeGreaterThanOrEqual(10);
    expect(settled.length).toBeLessThanOrEqual(13);
  });

  test("goes on where losses are not in a row", async () => {
    const { halt, settled } = await playAll((planned) =>
      planned.ordinal % 5 === 0 ? succeed(planned) : resultOf(planned, "endpoint_error", "endpoint_error"),
    );
    expect([halt, settled.length]).toEqual([null, plan.length]);
  });

  test("throws the first error of a player or a keeper once nothing is in flight", async () => {
    let ended = 0;
    const failing = playEpisodes(
      plan,
      async (planned) => {
        await new Promise((resolve) => setTimeout(resolve, 5 * (planned.ordinal % 4)));
        ended++;
        return succeed(planned);
      },
      {
        concurrency: 4,
        lostInRow: 10,
        signal: new AbortController().signal,
        onSettled: async ({ task_id }) => {
          if (task_id === "task-4") throw new Error("the disk is full");
        },
      },
    );
    await expect(failing).rejects.toThrow("the disk is full");
    const endedThen = ended;
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(ended).toBe(endedThen);
    expect(ended).toBeLessThan(plan.length);
  });
});
