import { describe, expect, it } from "vitest";
import { episodeHref, loadEpisodeAddress } from "@/components/episode/episode-address";
import { episodesHref, loadEpisodesAddress } from "@/components/episodes-list/episodes-address";
import { filterOfAddress } from "@/components/episodes-list/filter-of-address";
import { filterWords } from "@/components/episodes-list/filter-words";
import { flipPairs } from "@/components/episodes-list/flip-pairs";
import type { EntryHeader } from "@/components/run/run-header";

const FILTERS = {
  entry: "ent_1",
  task: "a & b=c",
  t: 8,
  sample: 0,
  outcome: "success",
  by: 4,
  stop: "turn_limit",
  error: "503 — “no”",
  flips: { a: "ent_1", b: "ent_2" },
} as const;

function entry(id: string, checkpoint: string, suite = "depot"): EntryHeader {
  return {
    id,
    run: { id: "run_1", name: "r", createdAt: new Date(0) },
    checkpoint: { id: checkpoint, name: checkpoint, method: "rl" },
    suite: { name: suite, version: "1", split: "test" },
    visibility: "hidden",
    unit: "assistant_turn",
    defaultMode: "rerun",
    limits: [8],
    tasks: 1,
    episodes: 1,
  };
}

describe("the address of a list of episodes", () => {
  it("gives the same filters back", () => {
    const href = episodesHref("depot", "run_1", FILTERS);
    expect(loadEpisodesAddress(new URL(href, "http://x"))).toEqual(FILTERS);
  });

  it("takes what makes no sense as if nothing was said", () => {
    const read = loadEpisodesAddress("?t=0&sample=-1&by=two&outcome=good&stop=x&flips=ent_1:ent_1");
    expect(Object.values(read).every((value) => value === null)).toBe(true);
  });

  it("asks the server for what it says and nothing else", () => {
    expect(filterOfAddress(loadEpisodesAddress("?t=8&error=%20"))).toEqual({ t: 8 });
    expect(filterOfAddress(FILTERS)).toMatchObject({ solvedBy: 4, stopReason: "turn_limit", sample: 0 });
  });
});

describe("the address of an episode", () => {
  it("carries the list that it was opened from, also one without filters", () => {
    const href = episodeHref("12", { list: FILTERS, turn: 3 });
    const read = loadEpisodeAddress(new URL(href, "http://x"));
    expect(read).toMatchObject({ in: FILTERS, turn: 3, raw: false });
    expect(loadEpisodeAddress(new URL(episodeHref("12", { list: {} }), "http://x")).in).toEqual({});
    expect(episodeHref("12", { list: { task: null } })).toBe("/t/12?in=all");
  });

  it("is bare where it was opened from nowhere", () => {
    expect(episodeHref("12")).toBe("/t/12");
    expect(loadEpisodeAddress("").in).toBeNull();
  });
});

describe("filters in words", () => {
  const entries = [entry("ent_1", "fast"), entry("ent_2", "slow")];

  it("stand each for itself and can be taken away each for itself", () => {
    const words = filterWords(FILTERS, entries);
    expect(words.map((each) => each.words)).toEqual([
      "only one of fast and slow solved the task",
      "fast",
      "task a & b=c",
      "T = 8",
      "sample 0",
      "success",
      "success counted by turn 4",
      "stopped by turn_limit",
      "error says “503 — “no””",
    ]);
    expect(words.find(({ key }) => key === "sample")?.without).toEqual({ ...FILTERS, sample: null });
    expect(filterWords({}, entries)).toEqual([]);
  });

  it("say so where a checkpoint is of another run", () => {
    expect(filterWords({ flips: { a: "ent_1", b: "ent_9" } }, entries)[0]?.words).toContain("fast and a checkpoint of another run");
  });
});

describe("pairs whose tasks can flip", () => {
  it("are those of one suite, whichever stands first", () => {
    const pairs = flipPairs([entry("ent_1", "fast"), entry("ent_2", "slow"), entry("ent_3", "fast", "shop")]);
    expect(pairs.map(({ label }) => label)).toEqual(["fast, depot 1, test and slow"]);
    expect(pairs[0]?.isSame({ a: "ent_2", b: "ent_1" })).toBe(true);
    expect(pairs[0]?.isSame({ a: "ent_2", b: "ent_3" })).toBe(false);
  });
});
