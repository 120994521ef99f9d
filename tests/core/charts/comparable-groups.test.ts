import { describe, expect, it } from "vitest";
import { comparableGroups } from "@/core/reports/charts/comparable-groups";
import { passKtCell, passKtEntry, passKtReportOf } from "./hand-made";

describe("comparableGroups", () => {
  const cells = [passKtCell(1, 2, 0.5), passKtCell(1, 16, null)];

  it("keeps a T that can't be estimated where the report is one group: a sweep whose longest budget is all missing shows it", () => {
    const [group] = comparableGroups(passKtReportOf([passKtEntry("a", cells)]));
    expect(group?.report.t).toEqual([2, 16]);
  });

  it("leaves out of a group the T that only other groups have", () => {
    const hidden = passKtEntry("b", [passKtCell(1, 16, 0.5)], { visibility: "hidden" });
    const groups = comparableGroups(passKtReportOf([passKtEntry("a", cells, { visibility: "announced" }), hidden]));
    expect(groups.map(({ report }) => report.t)).toEqual([[2], [16]]);
  });
});
