import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDeployment, writeDeployment } from "@/core/reports/deployment-weights";

describe("weights of a deployment", () => {
  it("are pairs of budget and weight, with or without spaces", () => {
    expect(readDeployment("2:1, 4:2.5")).toEqual([
      [2, 1],
      [4, 2.5],
    ]);
    expect(readDeployment("8 : .5")).toEqual([[8, 0.5]]);
  });

  it.each([
    "",
    "2",
    "2:",
    ":1",
    "0:1",
    "2:0",
    "2:-1",
    "2:x",
    "2:1,",
    "2:1:1",
    "1.5:1",
    "2:1e999",
    "2:1e308,4:1e308",
    "2:0x10",
    "99999999999999999999:1",
  ])("are refused as %j", (text) => expect(readDeployment(text)).toBeNull());

  it("are read again as they were written", () => {
    const weight = fc.double({ min: 1e-9, max: 1e9, noNaN: true });
    const pairs = fc.array(fc.tuple(fc.integer({ min: 1, max: 10_000 }), weight), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(pairs, (weights) => {
        expect(readDeployment(writeDeployment(weights))).toEqual(weights);
      }),
    );
  });
});
