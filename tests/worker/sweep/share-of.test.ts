import fc from "fast-check";
import { expect, it } from "vitest";
import { shareOf } from "@/worker/sweep/share-of";

it("gives all places out, each once, as evenly as can be, whatever the order in which workers are listed", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 300 }),
      fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 12 }),
      (places, ids) => {
        const shares = ids.map((id) => shareOf(places, id, [...ids].reverse()));
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(places);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

it("counts the worker itself before the others have heard of it", () => {
  expect(shareOf(8, "b", ["a"])).toBe(4);
  expect(shareOf(8, "a", [])).toBe(8);
});
