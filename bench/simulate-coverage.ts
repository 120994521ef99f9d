import { estimateMean, studentInterval } from "@/core/stats/mean-estimate";
import { passAtK } from "@/core/stats/pass-at-k";
import { createRandom, type Random } from "@/core/stats/random";
import { simultaneousBand } from "@/core/stats/simultaneous-band";
import { groupIntoUnits, type Units } from "@/core/stats/units";
import { meanRateInterval } from "@/core/stats/wilson";

const LEVEL = 0.95;

/** Tasks whose true success rates are drawn from a distribution of known mean. */
export interface Population {
  readonly name: string;
  readonly mean: number;
  draw(random: Random): number;
}

/** U^power has the mean 1/(power + 1). */
const powerLaw = (name: string, power: number): Population => ({
  name,
  mean: 1 / (power + 1),
  draw: (random) => random.uniform() ** power,
});

const alike = (rate: number): Population => ({ name: `all alike, ${rate}`, mean: rate, draw: () => rate });

/** Means from .02 to .97: spread out, piled up at an end, solved or not at all, all alike. */
export const POPULATIONS: readonly Population[] = [
  powerLaw("even", 1),
  powerLaw("hard", 4),
  { name: "hardest", mean: 1 / 50, draw: (random) => 1 - random.uniform() ** (1 / 49) },
  powerLaw("easy", 0.25),
  powerLaw("easiest", 1 / 32),
  { name: "solved or not", mean: 0.3, draw: (random) => (random.uniform() < 0.3 ? 1 : 0) },
  { name: "solved or not, .03", mean: 0.03, draw: (random) => (random.uniform() < 0.03 ? 1 : 0) },
  alike(0.02),
  alike(0.1),
  alike(0.97),
];

/**
 * A mean of .02 that few tasks carry (one in seventy is above one half): what no interval from so few tasks can know. Stated in docs/statistics.md, not
 * among the populations that the intervals are held to.
 */
export const RARE: Population = powerLaw("a few tasks carry all", 49);

/** How tasks vary together: tasks of a cluster take the same rate with this chance, else one of their own. */
export interface Clustering {
  readonly size: number;
  readonly sharing: number;
}

/** Success rates of tasks, drawn anew. */
function drawRates(population: Population, tasks: number, clustering: Clustering | undefined, random: Random): number[] {
  if (!clustering) return Array.from({ length: tasks }, () => population.draw(random));
  let shared = 0;
  return Array.from({ length: tasks }, (_, task) => {
    if (task % clustering.size === 0) shared = population.draw(random);
    return random.uniform() < clustering.sharing ? shared : population.draw(random);
  });
}

function unitsOf(tasks: number, clustering: Clustering | undefined): Units {
  return groupIntoUnits(Array.from({ length: tasks }, (_, task) => (clustering ? String(Math.floor(task / clustering.size)) : null)));
}

function drawSuccesses(rate: number, episodes: number, random: Random): number {
  let successes = 0;
  for (let i = 0; i < episodes; i++) if (random.uniform() < rate) successes++;
  return successes;
}

export interface IntervalDesign {
  readonly population: Population;
  readonly tasks: number;
  readonly episodes: number;
  readonly repetitions: number;
  readonly seed: number;
  readonly clustering?: Clustering;
}

/** Share of repetitions in which a cell's 95 % interval holds the population mean. */
export function measureIntervalCoverage({ population, tasks, episodes, repetitions, seed, clustering }: IntervalDesign): number {
  const random = createRandom(seed, `coverage ${population.name}`);
  const units = unitsOf(tasks, clustering);
  let covered = 0;
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const rates = drawRates(population, tasks, clustering, random);
    const scores = rates.map((rate) => passAtK(episodes, drawSuccesses(rate, episodes, random), 1) ?? 0);
    const interval = meanRateInterval(estimateMean(scores, units), tasks * episodes, LEVEL);
    if (interval && interval.low <= population.mean && population.mean <= interval.high) covered++;
  }
  return covered / repetitions;
}

export interface BandDesign {
  readonly tasks: number;
  readonly episodes: number;
  readonly repetitions: number;
  readonly draws: number;
  readonly seed: number;
  readonly clustering?: Clustering;
}

const BUDGETS = 5;

/**
 * Shares of repetitions in which the band, or all the pointwise intervals, hold the true differences at five budgets at once. Both
 * sides have hidden success turns on the same tasks, so that budgets and sides are coupled; their truth is 0 by exchangeability.
 */
export function measureBandCoverage(design: BandDesign): { band: number; pointwise: number } {
  const { tasks, repetitions, draws, seed, clustering } = design;
  const random = createRandom(seed, "coverage of the band");
  const units = unitsOf(tasks, clustering);
  let band = 0;
  let pointwise = 0;
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const columns = drawDifferences(design, random);
    const { cells } = simultaneousBand(columns, units, { level: LEVEL, draws, random });
    if (cells.every((cell) => cell === undefined || (cell.low <= 0 && cell.high >= 0))) band++;
    const intervals = columns.map((column) => studentInterval(estimateMean(column, units), LEVEL));
    if (intervals.every((interval) => interval === undefined || (interval.low <= 0 && interval.high >= 0))) pointwise++;
  }
  return { band: band / repetitions, pointwise: pointwise / repetitions };
}

/** Per budget the differences of two exchangeable checkpoints, task by task; a cluster shares how far either is above the other. */
function drawDifferences({ tasks, episodes, clustering }: BandDesign, random: Random): number[][] {
  const columns = Array.from({ length: BUDGETS }, () => new Array<number>(tasks).fill(0));
  let lead = 0;
  for (let task = 0; task < tasks; task++) {
    const difficulty = random.uniform();
    if (clustering && task % clustering.size === 0) lead = clustering.sharing * (random.uniform() - 0.5);
    const a = drawCurve(difficulty + lead / 2, episodes, random);
    const b = drawCurve(difficulty - lead / 2, episodes, random);
    columns.forEach((column, j) => {
      column[task] = (a[j] ?? 0) - (b[j] ?? 0);
    });
  }
  return columns;
}

/** Share of episodes that succeed by each budget; a checkpoint's own skill on the task varies around its difficulty. */
function drawCurve(difficulty: number, episodes: number, random: Random): number[] {
  const rate = Math.min(1, Math.max(0, difficulty + 0.3 * (random.uniform() - 0.5)));
  const byBudget = new Array<number>(BUDGETS).fill(0);
  for (let episode = 0; episode < episodes; episode++) {
    const solvedAt = random.uniform() < rate ? random.below(BUDGETS) : BUDGETS;
    for (let j = solvedAt; j < BUDGETS; j++) byBudget[j] = (byBudget[j] ?? 0) + 1 / episodes;
  }
  return byBudget;
}
