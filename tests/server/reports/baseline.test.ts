import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { stopQueue } from "@/server/queue/queue";
import { useDatabase } from "@/tests/support/database";
import { importFiles } from "@/tests/support/import-files";
import { callAs, createTestProject } from "@/tests/support/people";

useDatabase();
afterAll(stopQueue);

const EXAMPLE = readFileSync(fileURLToPath(new URL("../../../examples/two-checkpoints.jsonl", import.meta.url)), "utf8");
const TWIN = EXAMPLE.split("\n")
  .filter((line) => line.includes('"name":"rl"'))
  .join("\n")
  .replaceAll('"name":"rl"', '"name":"rl-twin"');

describe("several entries against a baseline", () => {
  it("have the differences and p of each alone, once each, and refuse what doesn't belong together", async () => {
    const { slug, people } = await createTestProject();
    await importFiles(people.owner, slug, { "example.jsonl": Buffer.from(EXAMPLE) });
    await importFiles(people.owner, slug, { "twin.jsonl": Buffer.from(TWIN) });
    await importFiles(people.owner, slug, { "shop.jsonl": Buffer.from(TWIN.replaceAll('"name":"depot-example"', '"name":"shop"')) });
    const { reports } = callAs(people.viewer);
    const entries = await reports.entries({ project: slug });
    const idOf = (checkpoint: string, suite = "depot-example") =>
      entries.find((entry) => entry.checkpoint.name === checkpoint && entry.suite.name === suite)?.id ?? "";
    const base = idOf("sft");
    const { report, others } = await reports.baseline({ project: slug, base, others: [idOf("rl-twin"), idOf("rl"), idOf("rl")], k: [1] });
    expect(others.map(({ checkpoint }) => checkpoint.name)).toEqual(["rl", "rl-twin"]);
    expect(report.comparisons.map(({ a, b }) => [a, b])).toEqual([
      ["rl", "sft"],
      ["rl-twin", "sft"],
    ]);
    const alone = await reports.compare({ project: slug, a: idOf("rl"), b: base, k: [1] });
    const [rl, twin] = report.comparisons;
    expect(rl?.cells.map(({ delta, p }) => [delta, p])).toEqual(alone.report.cells.map(({ delta, p }) => [delta, p]));
    expect(twin?.cells).toEqual(rl?.cells);
    const asked = (others: string[]) => reports.baseline({ project: slug, base, others });
    await expect(asked([idOf("rl"), idOf("rl-twin", "shop")])).rejects.toThrow("another suite, visibility or unit");
    await expect(asked([base])).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(asked(["ent_gone"])).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
