import { describe, expect, it } from "vitest";
import { warningsAbove } from "@/components/run/warnings-above";
import { truncationWords } from "@/core/reports/charts/truncation-words";
import { warnAboutTruncationValidity } from "@/core/reports/entry-warnings";
import type { TruncationValidity } from "@/core/reports/pass-kt-report";
import { passKtReportOf } from "../../core/charts/hand-made";

type Band = readonly [t: number, low: number | null, high: number | null];

function check(name: string, bands: readonly Band[], suite = "depot"): TruncationValidity {
  const cells = bands.map(([t, band_low, band_high]) => {
    const interval = { low: -0.1, high: 0.1, band_low, band_high };
    return { k: 1, t, tasks: 60, rerun: 0.5, truncated: 0.4, delta: 0.1, ...interval, p: 0.2, p_adjusted: 0.3, reason: null };
  });
  return { name, suite, suite_version: "1.0", suite_split: "test", visibility: "announced", unit: "assistant_turn", largest: 12, cells };
}

const titleOf = (...checks: TruncationValidity[]) => truncationWords({ truncation_validity: checks, level: 0.95 }).title;

describe("the finding about cut episodes", () => {
  it("names the checkpoints and budgets whose band excludes zero, with the suite where there are several", () => {
    const a = check("a", [
      [2, 0.01, 0.2],
      [4, -0.2, -0.1],
      [6, -0.1, 0.1],
    ]);
    expect(titleOf(a)).toBe("Cut episodes do not stand for re-runs: they differ for a at T = 2 and 4");
    expect(titleOf(a, check("b", [[2, -0.1, 0.1]], "gsm8k"))).toContain("a (depot) at T = 2 and 4");
  });

  it("claims nothing where the bands hold zero or are missing", () => {
    expect(
      titleOf(
        check("a", [
          [2, -0.1, 0.2],
          [4, null, null],
        ]),
      ),
    ).toBe("No clear difference between re-runs and cut episodes at any T");
    expect(titleOf(check("a", [[2, null, null]]))).toBe("Too few tasks differ to tell re-runs from cut episodes");
  });
});

describe("the warnings above a grid", () => {
  it("leave the check of cut episodes to its section, unless cut episodes are shown", () => {
    const validity = check("a", [[2, 0.01, 0.2]]);
    const warnings = ["other", ...warnAboutTruncationValidity(validity)];
    const report = passKtReportOf([], { truncation_validity: [validity], warnings });
    expect(warningsAbove(report)).toEqual(["other"]);
    expect(warningsAbove({ ...report, mode: "mixed" })).toEqual(warnings);
    expect(warnings).toHaveLength(2);
  });
});
