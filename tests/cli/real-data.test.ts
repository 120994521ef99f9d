import { describe, expect, test } from "vitest";
import { CompareReport } from "@/core/reports/compare-report";
import { type PassKtEntry, PassKtReport } from "@/core/reports/pass-kt-report";
import oracle from "@/tests/oracles/real-data.json" with { type: "json" };
import { spawnTurnwise } from "@/tests/support/command-line";
import { sharedPath } from "@/tests/support/shared-data";

const tauBench = sharedPath("data/tau-bench/gpt-4o-airline.json");
const mint = sharedPath("data/mint");
const NOT_HERE = "the shared trajectory files are not beside this checkout";

async function runJson(...args: string[]): Promise<unknown> {
  const { code, stdout, stderr } = await spawnTurnwise([...args, "--json"]);
  expect(stderr).not.toMatch(/bug/);
  expect(code).toBe(0);
  return JSON.parse(stdout);
}

const cellOf = (entry: PassKtEntry | undefined, k: number, t: number) => entry?.cells.find((cell) => cell.k === k && cell.t === t);

describe.skipIf(tauBench === null)(`τ-bench airline (${tauBench ? "published file" : NOT_HERE})`, { timeout: 90_000 }, () => {
  const expected = oracle["tau-bench/gpt-4o-airline.json"];

  test("Pass@(K,T) of episodes cut at T, and pass^K, are those of an independent computation", async () => {
    const report = PassKtReport.parse(await runJson("eval", "budget", tauBench ?? "", "--k", "1,2,3,4", "--t", "3,5,8,10,15,20,25,30"));
    const [entry] = report.checkpoints;
    expect(entry).toMatchObject({ name: "gpt-4o", suite: "tau-bench-airline", mode: "truncate", tasks: 50, episodes: 200 });
    expect(entry?.stop_reasons.turn_limit).toBe(expected.at_30_turns);
    for (const [place, value] of Object.entries(expected.truncate)) {
      const [k = 0, t = 0] = place.split(",").map(Number);
      expect(cellOf(entry, k, t)?.value, place).toBeCloseTo(value, 9);
    }
    for (const [k, value] of Object.entries(expected.pass_hat_k)) {
      expect(entry?.pass_hat.find((cell) => cell.k === Number(k) && cell.t === 30)?.value, `pass^${k}`).toBeCloseTo(value, 9);
    }
  });
});

describe.skipIf(mint === null)(`MINT (${mint ? "published files" : NOT_HERE})`, { timeout: 90_000 }, () => {
  test("successes under every budget are those of an independent count", async () => {
    const report = PassKtReport.parse(await runJson("eval", "budget", mint ?? ""));
    expect(report.mode).toBe("rerun");
    for (const [dataset, models] of Object.entries(oracle.mint)) {
      for (const [model, budgets] of Object.entries(models)) {
        const entry = report.checkpoints.find(({ name, suite }) => name === model && suite === `mint-${dataset}`);
        for (const [t, { tasks, success }] of Object.entries(budgets)) {
          expect(cellOf(entry, 1, Number(t))?.value, `${model} on ${dataset} at T = ${t}`).toBeCloseTo(success / tasks, 9);
        }
      }
    }
  });

  test("cutting the longest episodes is not running them short: both counts of every budget, and the warning", async () => {
    const report = PassKtReport.parse(await runJson("eval", "budget", mint ?? ""));
    const models = Object.entries(oracle.mint).flatMap(([dataset, ofDataset]) =>
      Object.entries(ofDataset).map(([model, budgets]) => ({ model, suite: `mint-${dataset}`, budgets })),
    );
    for (const { model, suite, budgets } of models) {
      const check = report.truncation_validity.find((one) => one.name === model && one.suite === suite);
      const native = Object.values(budgets).slice(0, 4);
      const longest = Object.values(budgets["5"].success_by_turn).slice(0, 4);
      const tasks = budgets["5"].tasks;
      expect(check?.cells.map(({ rerun }) => Math.round((rerun ?? -1) * tasks))).toEqual(native.map(({ success }) => success));
      expect(check?.cells.map(({ truncated }) => Math.round((truncated ?? -1) * tasks))).toEqual(longest);
    }
    const sentence = /Eurus-7B-KTO on mint-alfworld: episodes run under a limit differ .* by −16\.4 points .* at T = 2/;
    expect(report.warnings.join("\n")).toMatch(sentence);
  });

  test.each(["alfworld", "gsm8k"])("SFT against KTO on %s: flips and McNemar's test at every budget", async (dataset) => {
    const sides = ["--a", "Eurus-7B-SFT", "--b", "Eurus-7B-KTO", "--suite", `mint-${dataset}`];
    const report = CompareReport.parse(await runJson("compare", mint ?? "", mint ?? "", ...sides));
    const expected = Object.entries(oracle["mint paired Eurus-7B SFT against KTO (native budgets)"]).filter(([place]) =>
      place.startsWith(dataset),
    );
    expect(expected).toHaveLength(5);
    for (const [place, { tasks, sft_only, kto_only, mcnemar_exact_p }] of expected) {
      const cell = report.cells.find(({ k, t }) => k === 1 && place.endsWith(`T=${t}`));
      expect(cell, place).toMatchObject({ improved: sft_only, worse: kto_only, tied: tasks - sft_only - kto_only });
      expect(Math.abs((cell?.mcnemar_p ?? 2) / mcnemar_exact_p - 1), place).toBeLessThan(1e-9);
    }
  });
});
