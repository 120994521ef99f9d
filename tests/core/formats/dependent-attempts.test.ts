import { expect, test } from "vitest";
import { EpisodeImport, type EpisodeImportOptions } from "@/core/formats/episode-import";
import type { EpisodeInput } from "@/core/trajectory/episode";
import { episodeOf, linesOf } from "@/tests/support/episode-lines";

/** Three attempts of each of two tasks; each attempt knows what the ones before it learnt. */
function attempts(numbered: boolean): EpisodeInput[] {
  return [0, 1, 2].flatMap((sample) =>
    ["task-1", "task-2"].map((task_id) => {
      const { sample: _, ...episode } = episodeOf({ task_id, sample, success: sample > 0 });
      return { ...episode, ...(numbered ? { sample } : {}), source: { dependent_attempts: true } };
    }),
  );
}

async function importAll(episodes: readonly EpisodeInput[], options: Partial<EpisodeImportOptions> = {}): Promise<EpisodeImport> {
  const reading = new EpisodeImport({ badRecords: "stop", ...options });
  const bytes = new TextEncoder().encode(linesOf(episodes));
  await reading.count({
    name: "reflexion.jsonl",
    path: "/reflexion.jsonl",
    bytes: (async function* () {
      yield bytes;
    })(),
  });
  return reading;
}

test.each([true, false])("attempts that build on each other are refused as samples (numbered: %s)", async (numbered) => {
  await expect(importAll(attempts(numbered))).rejects.toThrow(
    /^reflexion\.jsonl:3: an attempt that builds on the ones before it is not an independent sample/,
  );
});

test.each([true, false])(
  "the first attempt of each task is taken where that is asked for, and the rest is counted (numbered: %s)",
  async (numbered) => {
    const reading = await importAll(attempts(numbered), { dependentAttempts: "first" });
    expect(reading.tallies()[0]?.tasks.map(({ limits }) => limits[0])).toMatchObject([
      { episodes: 1, successes: 0 },
      { episodes: 1, successes: 0 },
    ]);
    expect(reading.report().warnings).toEqual(["Later ones of attempts that build on each other were left out (4 episodes)."]);
  },
);

test("skipping bad records leaves the later attempts out, each with its line", async () => {
  const report = (await importAll(attempts(true), { badRecords: "skip" })).report();
  expect(report.episodes).toBe(2);
  expect(report.rejected.map(({ line }) => line)).toEqual([3, 4, 5, 6]);
});

test("a conversion keeps them all, and episodes that are no such attempts are samples", async () => {
  expect((await importAll(attempts(false), { dependentAttempts: "keep" })).report().episodes).toBe(6);
  const independent = attempts(true).map((episode) => ({ ...episode, source: { dependent_attempts: false } }));
  expect((await importAll(independent)).report().episodes).toBe(6);
});
