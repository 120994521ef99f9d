import { describe, expect, it } from "vitest";
import { adjustBenjaminiHochberg } from "@/core/stats/benjamini-hochberg";
import { adjustHolm } from "@/core/stats/holm";
import curves from "../../oracles/curves.json";

const methods = [
  { name: "Holm", adjust: adjustHolm, oracle: curves.holm },
  { name: "Benjamini and Hochberg", adjust: adjustBenjaminiHochberg, oracle: curves.benjamini_hochberg },
];

describe.each(methods)("adjusting p-values after $name", ({ adjust, oracle }) => {
  it("meets the reference values", () => {
    adjust(curves.p_values).forEach((p, i) => {
      expect(p).toBeCloseTo(oracle[i] ?? Number.NaN, 12);
    });
  });

  it("answers in the order given", () => {
    expect(adjust([...curves.p_values].reverse())).toEqual(adjust(curves.p_values).reverse());
  });

  it("has nothing to say about nothing", () => {
    expect(adjust([])).toEqual([]);
  });
});
