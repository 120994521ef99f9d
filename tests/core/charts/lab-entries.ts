import type { Method } from "@/core/trajectory/method";
import type { EntryTally, LimitTally } from "@/core/trajectory/tally";

type LabEntry = {
  name: string;
  method: Method;
  /** Success rate by limit. */
  rates: Readonly<Record<number, number>>;
  tasks?: number;
  samples?: number;
  /** Every so many episodes one is lost to the endpoint, at the largest limit. */
  lostEvery?: number;
  suite?: string;
  seed?: number;
};

/** Made-up counts of a re-run sweep for chart tests: the same numbers for the same seed. */
export function labEntry(entry: LabEntry): EntryTally {
  const { name, method, rates, tasks = 60, samples = 8, lostEvery = 0, suite = "depot", seed = 1 } = entry;
  const random = uniforms(seed);
  const limits = Object.keys(rates)
    .map(Number)
    .sort((a, b) => a - b);
  const last = limits.at(-1);
  return {
    key: { checkpoint: name, suite: { name: suite, version: "1.0", split: "test" }, visibility: "announced", unit: "assistant_turn" },
    method,
    duplicates: 0,
    equalTranscripts: 0,
    withTranscript: tasks * samples * limits.length,
    tasks: Array.from({ length: tasks }, (_, task) => {
      const ease = random() - 0.5;
      return {
        taskId: `${suite}-${String(task + 1).padStart(3, "0")}`,
        cluster: null,
        limits: limits.map((limit) => {
          const lost = lostEvery > 0 && limit === last && task % lostEvery === 0 ? 1 : 0;
          return limitTally(limit, samples, lost, spreadRate(rates[limit] ?? 0, ease), random);
        }),
      };
    }),
  };
}

function spreadRate(rate: number, ease: number): number {
  return rate === 0 || rate === 1 ? rate : Math.min(1, Math.max(0, rate + 1.2 * ease * Math.min(rate, 1 - rate) * 2));
}

function limitTally(limit: number, samples: number, lost: number, rate: number, random: () => number): LimitTally {
  const counted = samples - lost;
  const successes = Array.from({ length: counted }, random).filter((draw) => draw < rate).length;
  const failed = counted - successes;
  const gaveUp = Math.floor(failed / 4);
  return {
    limit,
    episodes: samples,
    counted,
    successes,
    successTurns: successes > 0 ? [[limit, successes]] : [],
    notGraded: 0,
    missing: lost > 0 ? { endpoint_error: lost } : {},
    stopReasons: {
      ...(successes > 0 ? { success: successes } : {}),
      ...(failed - gaveUp > 0 ? { turn_limit: failed - gaveUp } : {}),
      ...(gaveUp > 0 ? { gave_up: gaveUp } : {}),
      ...(lost > 0 ? { endpoint_error: lost } : {}),
    },
    maxTurnsUsed: limit,
  };
}

// A small generator (mulberry32): the fixture must not change with a library.
function uniforms(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const LAB_SFT = labEntry({
  name: "lab-sft",
  method: "sft",
  rates: { 2: 0.2, 3: 0.55, 4: 0.59, 6: 0.66, 8: 0.75, 12: 0.8, 20: 0.8 },
  lostEvery: 4,
  seed: 3,
});
export const LAB_RL = labEntry({
  name: "lab-rl",
  method: "rl",
  rates: { 2: 0, 3: 0.54, 4: 0.6, 6: 0.73, 8: 0.86, 12: 1, 20: 1 },
  lostEvery: 3,
  seed: 5,
});
export const LAB_MIX = labEntry({
  name: "lab-budgetmix",
  method: "budgetmix",
  rates: { 2: 0.54, 3: 0.57, 4: 0.61, 6: 0.74, 8: 0.85, 12: 1, 20: 1 },
  seed: 7,
});
