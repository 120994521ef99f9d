import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hashEpisode, hashText } from "@/core/trajectory/content-hash";
import { Episode, type EpisodeInput } from "@/core/trajectory/episode";
import { episodeOf } from "@/tests/support/episode-lines";

const hash = (told: Partial<EpisodeInput> = {}) => hashEpisode(Episode.parse({ ...episodeOf(), ...told }));

/** JSON knows no negative zero. */
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The same JSON value with the keys of all objects in another order. */
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, shuffled(item)]),
  );
}

test("the order of keys changes nothing, at any depth", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (lab) => {
      const told = { ...episodeOf(), lab };
      expect(hashEpisode(Episode.parse(shuffled(told)))).toEqual(hashEpisode(Episode.parse(told)));
    }),
  );
});

test("different values have different hashes", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      fc.pre(!isDeepStrictEqual(throughJson(one), throughJson(other)));
      expect(hash({ lab: one } as object).content).not.toBe(hash({ lab: other } as object).content);
    }),
  );
});

test("where an episode came from and how it is numbered are not content", () => {
  expect(hash({ source: { file: "x", line: 9 }, episode_id: "e", sample: 5 })).toEqual(hash());
});

test("everything else is content: outcome, text, seed, measures of a turn", () => {
  const turns = episodeOf().turns ?? [];
  const changes: Partial<EpisodeInput>[] = [
    { outcome: { success: true } },
    { seed: 1 },
    { prompt: [] },
    { turns: turns.slice(1) },
    { turns: turns.map((turn) => ({ ...turn, reward: 0.5 })) },
    { task: { cluster: "c" } },
  ];
  const hashes = [hash(), ...changes.map((told) => hash(told))].map(({ content }) => content);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test("the transcript is what was said and done, nothing else", () => {
  const turns = episodeOf().turns ?? [];
  expect(hash({ seed: 1, outcome: { success: false }, turns: turns.map((turn) => ({ ...turn, reward: 1 })) }).transcript).toBe(
    hash().transcript,
  );
  expect(hash({ turns: turns.map((turn) => ({ ...turn, action: "go" })) }).transcript).not.toBe(hash().transcript);
  expect(hash({ turns: [] }).transcript).toBeNull();
  expect(hash({ turns: undefined }).transcript).toBeNull();
});

test("texts that are hashed in pieces differ where they differ", () => {
  const long = "x".repeat(5 << 20);
  expect(hashText(`${long}a`)).not.toBe(hashText(`${long}b`));
  expect(hashText(`${long}a`)).toMatch(/^[0-9a-f]{16}$/);
});
