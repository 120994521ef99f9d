import { describe, expect, it } from "vitest";
import { isCurrent, projectLinks } from "@/components/shell/rail-links";

describe("the links of the rail", () => {
  it("marks a noun on its own page and on every page below it, and on no other", () => {
    const [, runs] = projectLinks("depot");
    const marked = ["/p/depot/runs", "/p/depot/runs/run_1/tasks", "/p/depot/runs-of-others", "/p/depot/compare"].map((path) =>
      isCurrent(path, runs?.href ?? ""),
    );
    expect(marked).toEqual([true, true, false, false]);
  });

  it("gives every noun two keys of its own", () => {
    const keys = projectLinks("depot").map((link) => link.keys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((pair) => /^g [a-z]$/.test(pair ?? ""))).toBe(true);
  });
});
