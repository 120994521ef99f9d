import { expect, test } from "vitest";
import { Episode, type EpisodeInput } from "@/core/trajectory/episode";
import { Ledger } from "@/core/trajectory/ledger";
import { lowerEpisode } from "@/core/trajectory/lower-episode";
import { episodeOf } from "@/tests/support/episode-lines";

/** Adds files of episodes one after the other; what the ledger says of each row. */
function enter(...files: Partial<EpisodeInput>[][]) {
  const ledger = new Ledger();
  const rows = files.flatMap((file, number) => {
    ledger.startFile(`${"abc"[number]}.jsonl`);
    return file.map((told, at) => ledger.add(lowerEpisode(Episode.parse({ ...episodeOf(), sample: undefined, ...told })), at + 1));
  });
  return { ledger, rows: rows.map(({ outcome, duplicate }) => (duplicate ? `again ${outcome.sample}` : `new ${outcome.sample}`)) };
}

test("samples without a number get it by their order in the file, per task, limit and checkpoint", () => {
  const { rows } = enter([{ seed: 1 }, { seed: 2 }, { task_id: "task-2" }, { budget: { limit: 8, visibility: "hidden" } }, { seed: 3 }]);
  expect(rows).toEqual(["new 0", "new 1", "new 0", "new 0", "new 2"]);
});

test("equal episodes of one file are two samples; the same file again is a repeat", () => {
  const { ledger, rows } = enter([{}, {}], [{}, {}]);
  expect(rows).toEqual(["new 0", "new 1", "again 0", "again 1"]);
  expect(ledger.duplicates).toBe(2);
  expect(ledger.tallies()[0]).toMatchObject({ duplicates: 2, equalTranscripts: 2, withTranscript: 2 });
});

test("a second file may go on where the first one ends", () => {
  expect(enter([{ seed: 1 }], [{ seed: 1 }, { seed: 2 }]).rows).toEqual(["new 0", "again 0", "new 1"]);
});

test("an order in the file and the same number told are one identity", () => {
  expect(
    enter(
      [{ seed: 1 }, { seed: 2 }],
      [
        { sample: 1, seed: 2 },
        { sample: 0, seed: 1, episode_id: "x" },
      ],
    ).rows,
  ).toEqual(["new 0", "new 1", "again 1", "again 0"]);
  expect(enter([{ sample: 0, seed: 1 }, { seed: 2 }]).rows).toEqual(["new 0", "new 1"]);
});

test("two files with different episodes and no numbers can't both hold sample 0", () => {
  expect(() => enter([{ seed: 1 }], [{ seed: 2 }])).toThrow(/^b\.jsonl:1: .*sample 0, differs from .* in a\.jsonl:1; /);
});

test("an equal id is an equal identity, in whichever file", () => {
  expect(enter([{ episode_id: "x", seed: 1 }, { episode_id: "y" }], [{ episode_id: "y" }, { episode_id: "z", seed: 2 }]).rows).toEqual([
    "new 0",
    "new 1",
    "again 1",
    "new 2",
  ]);
});

test.each<[string, Partial<EpisodeInput>, Partial<EpisodeInput>]>([
  ["other content", { episode_id: "x", seed: 1 }, { episode_id: "x", seed: 2 }],
  ["another task", { episode_id: "x" }, { episode_id: "x", task_id: "task-2" }],
  ["another sample", { episode_id: "x", sample: 0 }, { episode_id: "x", sample: 1 }],
  ["another limit", { episode_id: "x" }, { episode_id: "x", budget: { limit: 9, visibility: "hidden" } }],
])("one id for %s is refused", (_, first, second) => {
  expect(() => enter([first, second])).toThrow(
    /^a\.jsonl:2: episode_id x .* differs from the episode of the same identity in a\.jsonl:1; /,
  );
});

test("an equal repeat under another id is a repeat", () => {
  expect(
    enter([
      { sample: 3, episode_id: "x" },
      { sample: 3, episode_id: "y" },
    ]).rows,
  ).toEqual(["new 3", "again 3"]);
});

test("visibility and unit of the budget belong to the identity", () => {
  const budgets = [{ limit: 4 }, { limit: 4, visibility: "announced" }, { limit: 4, unit: "tool_call" }] as const;
  expect(enter(budgets.map((budget) => ({ budget, sample: 0 }))).rows).toEqual(["new 0", "new 0", "new 0"]);
});

test("a checkpoint has one method and a task one cluster; silence contradicts neither", () => {
  const sft = { checkpoint: { name: "c", method: "sft" } } as const;
  const silent = { checkpoint: { name: "c" } };
  expect(enter([{ ...silent, seed: 1 }, { ...sft, seed: 2 }, silent]).ledger.tallies()[0]?.method).toBe("sft");
  expect(() => enter([sft, { ...sft, checkpoint: { name: "c", method: "rl" } }])).toThrow("method rl here and sft in a.jsonl:1");
  expect(() => enter([{ task: { cluster: "x" } }, { task: { cluster: "y" } }])).toThrow("cluster y here and x in a.jsonl:1");
});
