import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { stopQueue } from "@/server/queue/queue";
import { useDatabase } from "@/tests/support/database";
import { importFiles } from "@/tests/support/import-files";
import { callAs, createTestProject } from "@/tests/support/people";
import { sharedPath } from "@/tests/support/shared-data";

useDatabase();
afterAll(stopQueue);

const data = sharedPath("data");
const goldenPath = sharedPath("golden/real-data.json");
const skip = data === null || goldenPath === null;
const Golden = z.looseObject({
  "tau-bench/gpt-4o-airline.json": z.object({ pass_at_k: z.record(z.string(), z.number()), truncate: z.record(z.string(), z.number()) }),
  "mint paired Eurus-7B SFT against KTO (native budgets)": z.record(
    z.string(),
    z.object({ tasks: z.number(), sft_only: z.number(), kto_only: z.number(), mcnemar_exact_p: z.number() }),
  ),
});
const golden = goldenPath === null ? undefined : Golden.parse(JSON.parse(readFileSync(goldenPath, "utf8")));

describe.skipIf(skip)("real trajectories (skipped where the shared data is absent)", () => {
  it("of τ-bench give the published pass@k through the database", async () => {
    const { slug, people } = await createTestProject();
    const file = readFileSync(join(data ?? "", "tau-bench/gpt-4o-airline.json"));
    const run = await importFiles(people.owner, slug, { "gpt-4o-airline.json": file });
    const expected = golden?.["tau-bench/gpt-4o-airline.json"];
    const ks = Object.keys(expected?.pass_at_k ?? {}).map(Number);
    const { report } = await callAs(people.viewer).reports.passKt({ project: slug, run, k: ks, t: [10, 15, 30] });
    const cells = report.checkpoints[0]?.cells ?? [];
    for (const k of ks) {
      expect(cells.find((cell) => cell.k === k && cell.t === 30)?.value).toBeCloseTo(expected?.pass_at_k[k] ?? -1, 9);
      expect(cells.find((cell) => cell.k === k && cell.t === 10)?.value).toBeCloseTo(expected?.truncate[`${k},10`] ?? -1, 9);
    }
  });

  it("of MINT, dropped as a folder, give McNemar of SFT against KTO at every budget", async () => {
    const { slug, people } = await createTestProject();
    await importFiles(people.owner, slug, readFolder(join(data ?? "", "mint/data"), ["Eurus-7B-SFT", "Eurus-7B-KTO"]));
    const entries = await callAs(people.viewer).reports.entries({ project: slug });
    for (const dataset of ["alfworld", "gsm8k"]) {
      const [a, b] = ["SFT", "KTO"].map(
        (name) => entries.find(({ checkpoint, suite }) => checkpoint.name.endsWith(name) && suite.name.endsWith(dataset))?.id ?? "",
      );
      const { report } = await callAs(people.viewer).reports.compare({ project: slug, a: a ?? "", b: b ?? "", k: [1] });
      for (const t of [1, 2, 3, 4, 5]) {
        const expected = golden?.["mint paired Eurus-7B SFT against KTO (native budgets)"][`${dataset},T=${t}`];
        const cell = report.cells.find((candidate) => candidate.t === t);
        expect(cell).toMatchObject({ improved: expected?.sft_only, worse: expected?.kto_only });
        expect(cell?.mcnemar_p).toBeCloseTo(expected?.mcnemar_exact_p ?? -1, 12);
      }
    }
  });
});

function readFolder(folder: string, models: readonly string[]): Record<string, Uint8Array> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".jsonl"));
  const chosen = paths.filter((path) => models.some((model) => path.includes(`/${model}/`)));
  return Object.fromEntries(chosen.map((path) => [`data/${path}`, readFileSync(join(folder, path))]));
}
