import fc from "fast-check";
import { expect, test } from "vitest";
import { acceptEpisode } from "@/core/formats/accept-episode";
import { RecordFault } from "@/core/formats/record-fault";
import { Episode } from "@/core/trajectory/episode";
import { episodeOf } from "@/tests/support/episode-lines";

const anything = fc.oneof(
  fc.constantFrom(null, undefined, true, 0, -1, 1.5, 3, "", "x", [], {}, Number.NaN),
  fc.record({ in: fc.constantFrom(1, -1, null, "x"), out: fc.constantFrom(2, 0.5, undefined) }),
  fc.array(fc.record({ role: fc.constantFrom("user", "", 1, undefined), content: fc.string() }), { maxLength: 2 }),
);
const TURN_FIELDS = [...Object.keys(Episode.shape.turns.unwrap().unwrap().element.shape), "own"];
const MESSAGE_FIELDS = ["role", "content", "tool_calls", "own"];
const CALL_FIELDS = ["id", "type", "function", "own"];

const call = fc.dictionary(fc.constantFrom(...CALL_FIELDS), fc.oneof(anything, fc.constant({ name: "go", arguments: "{}" })));
const message = fc
  .dictionary(
    fc.constantFrom(...MESSAGE_FIELDS),
    fc.oneof({ weight: 3, arbitrary: anything }, { weight: 1, arbitrary: fc.array(call, { maxLength: 2 }) }),
  )
  .map((fields) => ({ role: "assistant", ...fields }));
const turn = fc
  .tuple(fc.array(message, { maxLength: 2 }), fc.dictionary(fc.constantFrom(...TURN_FIELDS), anything, { maxKeys: 2 }))
  .map(([messages, fields]) => ({ index: 1, messages, ...fields }));

test("the quick check of turns accepts what the schema accepts, with the same result, and nothing else", () => {
  fc.assert(
    fc.property(turn, (told) => {
      const record = { ...episodeOf(), turns: [told] };
      const bySchema = Episode.safeParse(record);
      const accept = () => acceptEpisode(record, {});
      if (bySchema.success) expect(accept()).toEqual(bySchema.data);
      else expect(accept).toThrow(RecordFault);
    }),
    { numRuns: 600 },
  );
});

test("suite and budget that are left out get their defaults", () => {
  const { suite, budget } = acceptEpisode({ ...episodeOf(), suite: undefined, budget: undefined }, {});
  expect(suite).toEqual({ name: "default", version: "1", split: "test" });
  expect(budget).toEqual({ unit: "assistant_turn", limit: null, visibility: "none" });
});

test("what a person says about the files wins over what they say", () => {
  const episode = acceptEpisode(episodeOf(), { suite: "other", checkpoint: "mine", method: "sft" });
  expect(episode.suite).toEqual({ name: "other", version: "1", split: "test" });
  expect(episode.checkpoint).toEqual({ name: "mine", method: "sft" });
});

test("unknown fields are kept at every level", () => {
  const told = {
    ...episodeOf(),
    lab: 1,
    checkpoint: { name: "x", lr: 1e-6 },
    turns: [{ index: 1, messages: [{ role: "user", content: "x", name: "env" }], note: "n" }],
  };
  expect(acceptEpisode(told, {})).toMatchObject({ lab: 1, checkpoint: { lr: 1e-6 }, turns: [{ note: "n", messages: [{ name: "env" }] }] });
});
