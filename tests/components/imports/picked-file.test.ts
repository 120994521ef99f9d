import { describe, expect, it } from "vitest";
import { bytesOf, isHidden, mergeFiles } from "@/components/imports/picked-file";

const picked = (path: string, content: string) => ({ path, file: new File([content], path.split("/").at(-1) ?? path) });

describe("picked files", () => {
  it("replaces an earlier file by a later one with the same path, and keeps the order", () => {
    const merged = mergeFiles([picked("a/x.jsonl", "old"), picked("b.jsonl", "b")], [picked("a/x.jsonl", "mended")]);
    expect(merged.map(({ path }) => path)).toEqual(["a/x.jsonl", "b.jsonl"]);
    expect(bytesOf(merged)).toBe("mended".length + "b".length);
  });

  it("tells two files of one name in different folders apart", () => {
    expect(mergeFiles([picked("max1/results.jsonl", "1")], [picked("max2/results.jsonl", "2")])).toHaveLength(2);
  });

  it.each([
    [".DS_Store", true],
    ["run/.git/config", true],
    ["run/results.jsonl", false],
    ["F=None/max5_p2+tool+cd/results.jsonl", false],
  ])("says of %s that hidden is %s", (path, hidden) => {
    expect(isHidden(path)).toBe(hidden);
  });
});
