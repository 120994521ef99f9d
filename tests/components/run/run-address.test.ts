import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareHref, loadCompareAddress } from "@/components/compare/compare-address";
import { cellHref, loadGridAddress, parseAsGrid, parseAsLevel, parseAsMargin, serializeGridAddress } from "@/components/run/run-address";

describe("the address of a grid", () => {
  it("leaves defaults out", () => {
    expect(serializeGridAddress("/p/x/runs/r", loadGridAddress("?errors=exclude&level=0.95"))).toBe("/p/x/runs/r");
  });

  it("has a fixed order, whatever the order it was read in", () => {
    const one = serializeGridAddress("/r", loadGridAddress("?level=0.9&k=1,2&entry=e1,e2&mode=rerun"));
    const other = serializeGridAddress("/r", loadGridAddress("?mode=rerun&entry=e1,e2&k=2,1&level=0.9"));
    expect(one).toBe(other);
    expect(one).toBe("/r?entry=e1,e2&k=1,2&mode=rerun&level=0.9");
  });

  it("gives the same view after any round trip", () => {
    const grid = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 6 });
    const view = fc.record({
      k: fc.option(grid),
      t: fc.option(grid),
      mode: fc.constantFrom("rerun" as const, "truncate" as const, null),
      errors: fc.constantFrom("exclude" as const, "fail" as const),
      level: fc.constantFrom(0.8, 0.9, 0.95, 0.99),
      cell: fc.option(
        fc.record({
          entry: fc.stringMatching(/^ent_[a-z0-9]{1,12}$/),
          k: fc.integer({ min: 1, max: 64 }),
          t: fc.integer({ min: 1, max: 99 }),
        }),
      ),
    });
    fc.assert(
      fc.property(view, (chosen) => {
        const sorted = (numbers: number[] | null) => numbers && [...numbers].sort((one, other) => one - other);
        const read = loadGridAddress(new URL(serializeGridAddress("/r", chosen), "http://host"));
        expect(read).toMatchObject({ ...chosen, k: sorted(chosen.k), t: sorted(chosen.t) });
      }),
    );
  });

  it.each(["0", "1,,2", "1,x", "-1", "1.5", ""])("takes %j as no grid at all", (text) => {
    expect(parseAsGrid.parse(text)).toBeNull();
  });

  it.each(["0.5", "1", "95", "x"])("takes %j as no level", (text) => {
    expect(parseAsLevel.parse(text)).toBeNull();
  });

  it.each(["0", "100", "-0.1", "", "x", "1e1", "2 %"])("takes %j as no margin", (text) => {
    expect(parseAsMargin.parse(text)).toBeNull();
  });

  it.each([
    ["2", 0.02],
    ["7", 0.07],
    ["0.5", 0.005],
  ])("takes a margin of %s points as the share %d and writes it back", (text, share) => {
    expect(parseAsMargin.parse(text)).toBe(share);
    expect(parseAsMargin.serialize(share)).toBe(text);
  });

  it("names a cell by entry, K and T", () => {
    expect(cellHref("depot", "run_1", { entry: "ent_9", k: 2, t: 8 })).toBe("/p/depot/runs/run_1?cell=ent_9:2:8");
  });
});

describe("the address of a comparison", () => {
  it("holds the whole view and nothing that is default", () => {
    const address = loadCompareAddress("?b=e2&a=e1&margin=0.02&errors=exclude&at=4");
    expect(compareHref("depot", address)).toBe("/p/depot/compare?a=e1&b=e2&margin=0.02&at=4");
  });
});
