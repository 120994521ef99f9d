import fc from "fast-check";
import { expect, test } from "vitest";
import { hashText } from "@/core/trajectory/content-hash";
import { TranscriptSet } from "@/core/trajectory/transcript-set";

test("a hash is known from its second time on, as in a set of strings", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 200 }), (numbers) => {
      const set = new TranscriptSet();
      const strings = new Set<string>();
      for (const hash of numbers.map((number) => hashText(String(number)))) {
        expect(set.add(hash)).toBe(strings.has(hash));
        strings.add(hash);
      }
    }),
  );
});

test("hashes that differ in one digit differ, and any other text is a key too", () => {
  const set = new TranscriptSet();
  const digits = "0123456789abcdef";
  const keys = Array.from(digits, (_, place) =>
    Array.from(digits.slice(1), (digit) => "0".repeat(place) + digit + "0".repeat(15 - place)),
  ).flat();
  for (const key of [...keys, "same", "other", ""]) expect(set.add(key), key).toBe(false);
  for (const key of [...keys, "same", "other", ""]) expect(set.add(key), key).toBe(true);
});
