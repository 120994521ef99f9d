import { describe, expect, it } from "vitest";
import { formatBytes } from "@/components/run/format-bytes";
import { repeatCommands } from "@/components/run/repeat-commands";
import type { ImportManifest } from "@/components/run/run-header";

type Manifest = ImportManifest;

function manifest(over: Partial<Manifest["options"]>, paths: string[], rejected: Manifest["report"]["rejected"] = []): Manifest {
  return {
    schema: "turnwise.run-manifest/1",
    options: { format: "auto", skipBadLines: false, ...over },
    files: paths.map((path) => ({ path, bytes: 1, sha256: "0" })),
    report: {
      schema: "turnwise.import/1",
      format: "canonical",
      files: paths.length,
      episodes: 1,
      duplicates: 0,
      rejected,
      reclassified: [],
      lost: [],
      warnings: [],
    },
    alreadyStored: 0,
  };
}

const REJECTED = { file: "a.json", line: 3, reason: "not JSON" };

describe("repeatCommands", () => {
  it("names a dropped folder once", () => {
    const [command] = repeatCommands(manifest({}, ["outputs/a/results.jsonl", "outputs/b/results.jsonl"]));
    expect(command).toBe("npx turnwise import outputs --output episodes.jsonl");
  });

  it("repeats what was said about the files", () => {
    const [command] = repeatCommands(
      manifest({ format: "tau-bench", checkpoint: "gpt-4o", method: "base", skipBadLines: true }, ["a.json"], [REJECTED]),
    );
    expect(command).toBe(
      "npx turnwise import a.json --format tau-bench --checkpoint gpt-4o --method base --skip-bad-lines --output episodes.jsonl",
    );
  });

  it("quotes what a shell would take apart", () => {
    const [command] = repeatCommands(manifest({}, ["it's a file; rm -rf.jsonl"]));
    expect(command).toBe(String.raw`npx turnwise import 'it'\''s a file; rm -rf.jsonl' --output episodes.jsonl`);
  });
});

describe("formatBytes", () => {
  it.each([
    [0, "0 B"],
    [812, "812 B"],
    [14_230_000, "14.2 MB"],
    [2_000_000_000_000, "2000.0 GB"],
  ])("%d is %s", (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
