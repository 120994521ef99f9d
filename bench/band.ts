import { createRandom } from "@/core/stats/random";
import { SignFlips } from "@/core/stats/sign-flips";
import { simultaneousBand } from "@/core/stats/simultaneous-band";
import { groupIntoUnits } from "@/core/stats/units";

/**
 * The 2,000-draw simultaneous band of 500 tasks × 40 cells against a bare loop with as many multiply-adds, in one run; and the 9,999
 * sign flips of the same grid. Run: npx tsx bench/band.ts
 */
const TASKS = 500;
const CELLS = 40;
const DRAWS = 2_000;
const FLIPS = 9_999;
const ROUNDS = 7;

const random = createRandom(1, "bench");
const columns = Array.from({ length: CELLS }, () => Float64Array.from({ length: TASKS }, () => random.normal() + 0.1));
const units = groupIntoUnits(new Array<null>(TASKS).fill(null));

/** Median processor time in milliseconds, which other work on the machine does not lengthen, after two rounds to warm up. */
function medianMs(work: () => number): number {
  let checksum = work() + work();
  const times = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    checksum += work();
    return process.cpuUsage(start).user / 1_000;
  });
  if (!Number.isFinite(checksum)) throw new Error("the benchmark computed nothing");
  return times.sort((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN;
}

function bareLoop(): number {
  const multipliers = columns[0] ?? new Float64Array(TASKS);
  let total = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    for (const column of columns) {
      let sum = 0;
      for (let task = 0; task < TASKS; task++) sum += (column[task] ?? 0) * (multipliers[task] ?? 0);
      total += sum;
    }
  }
  return total;
}

function band(): number {
  return simultaneousBand(columns, units, { level: 0.95, draws: DRAWS, random: createRandom(1, "band") }).constant ?? Number.NaN;
}

function flips(): number {
  const drawn = new SignFlips(TASKS, FLIPS, createRandom(1, "sign flips"));
  return columns.reduce((sum, column) => sum + drawn.countAtLeast(column, 50), 0);
}

const bareMs = medianMs(bareLoop);
const bandMs = medianMs(band);
const flipsMs = medianMs(flips);
console.log(`${TASKS} tasks × ${CELLS} cells, median processor time of ${ROUNDS} rounds`);
console.log(`bare loop of ${((TASKS * CELLS * DRAWS) / 1e6).toFixed(0)} million multiply-adds  ${bareMs.toFixed(0)} ms`);
console.log(`simultaneous band, ${DRAWS} draws  ${bandMs.toFixed(0)} ms  (${(bandMs / bareMs).toFixed(2)} × the bare loop)`);
console.log(`sign flips, ${FLIPS} shared by all cells  ${flipsMs.toFixed(0)} ms  (${(flipsMs / bareMs).toFixed(2)} × the bare loop)`);
