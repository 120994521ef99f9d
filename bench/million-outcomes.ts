import { baselineReport } from "@/core/reports/baseline";
import { passKtReport } from "@/core/reports/pass-kt";
import { CompareOptions, PassKtOptions } from "@/core/reports/report-options";
import { createRandom } from "@/core/stats/random";
import type { EntryKey } from "@/core/trajectory/entry";
import type { Outcome } from "@/core/trajectory/outcome";
import { TallyBuilder } from "@/core/trajectory/tally-builder";

/**
 * From a million outcome rows to the full Pass@(K,T) report and the comparison of four checkpoints with a baseline, bands included: 200
 * tasks × 5 checkpoints × 1,000 samples, in processor time, at a quarter, half and all of the rows. Run: npx tsx bench/million-outcomes.ts
 */
const TASKS = 200;
const CHECKPOINTS = ["base", "sft", "rl-1", "rl-2", "rl-3"];
const SAMPLES = [250, 500, 1_000];
const LIMIT = 16;

const LENGTH = 16;

/** The rows, made one by one: what they cost is measured on its own and taken off. */
function* makeOutcomes(samples: number): Generator<Outcome> {
  const random = createRandom(1, "bench outcomes");
  for (const [place, checkpoint] of CHECKPOINTS.entries()) {
    const entry: EntryKey = {
      checkpoint,
      suite: { name: "bench", version: "1", split: "test" },
      visibility: "hidden",
      unit: "assistant_turn",
    };
    for (let task = 0; task < TASKS; task++) {
      const rate = 0.02 + (0.9 * ((task * 37) % TASKS)) / TASKS + 0.01 * place;
      for (let sample = 0; sample < samples; sample++)
        yield outcomeOf(entry, `task-${task}`, sample, random.uniform() < rate, random.bits());
    }
  }
}

function outcomeOf(entry: EntryKey, taskId: string, sample: number, success: boolean, bits: number): Outcome {
  const turn = 1 + ((bits >>> 8) % LIMIT);
  const hash = `${(bits >>> 0).toString(16)}${sample.toString(16)}`.padStart(LENGTH, "0");
  return {
    entry,
    method: "rl",
    family: entry.checkpoint.startsWith("rl") ? "rl" : null,
    trainSeed: entry.checkpoint.startsWith("rl") ? Number(entry.checkpoint.slice(3)) : null,
    taskId,
    cluster: null,
    limit: LIMIT,
    sample,
    success,
    score: null,
    successTurn: success ? turn : null,
    successTurnKnown: true,
    turnsUsed: success ? turn : LIMIT,
    stopReason: success ? "success" : "turn_limit",
    contentHash: hash,
    transcriptHash: hash,
  };
}

interface Times {
  readonly rows: number;
  readonly makeMs: number;
  readonly tallyMs: number;
  readonly passKtMs: number;
  readonly baselineMs: number;
}

function measure(samples: number): Times {
  const [, makeMs] = timed(() => {
    for (const _ of makeOutcomes(samples)) {
      // Only made.
    }
  });
  const [entries, buildMs] = timed(() => {
    const builder = new TallyBuilder();
    for (const outcome of makeOutcomes(samples)) builder.add(outcome);
    return builder.entries();
  });
  const [report, passKtMs] = timed(() => passKtReport(entries, PassKtOptions.parse({})));
  const [baseline, ...others] = entries;
  if (!baseline) throw new Error("there are no entries");
  const [compared, baselineMs] = timed(() => baselineReport(baseline, others, CompareOptions.parse({})));
  if (report.checkpoints.length !== CHECKPOINTS.length || compared.band.constant === null) throw new Error("the reports are not whole");
  return { rows: samples * TASKS * CHECKPOINTS.length, makeMs, tallyMs: buildMs - makeMs, passKtMs, baselineMs };
}

/** What the work gives and the processor time that it took, its collection of garbage included. */
function timed<Value>(work: () => Value): [Value, number] {
  const before = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(before);
  return [value, (user + system) / 1_000];
}

const totalMs = ({ tallyMs, passKtMs, baselineMs }: Times) => tallyMs + passKtMs + baselineMs;
const [first = 0] = SAMPLES;
measure(first / 10);
const times = SAMPLES.map(measure);
const smallest = times[0] ? totalMs(times[0]) / times[0].rows : Number.NaN;
for (const one of times) {
  const { rows, makeMs, tallyMs, passKtMs, baselineMs } = one;
  const parts = `tallies ${tallyMs.toFixed(0)} + pass-kt ${passKtMs.toFixed(0)} + baseline ${baselineMs.toFixed(0)}`;
  const growth = `${(totalMs(one) / rows / smallest).toFixed(2)} × the first per row`;
  console.log(
    `${String(rows).padStart(7)} rows: ${totalMs(one).toFixed(0)} ms = ${parts} (rows made in ${makeMs.toFixed(0)} ms); ${growth}`,
  );
}
console.log(`largest memory of the process: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);
