import { measureBandCoverage, measureIntervalCoverage, POPULATIONS } from "./simulate-coverage";

/** Coverage of the intervals and of the band at larger size than the tests. A few minutes. Run: npx tsx bench/coverage.ts [seed] */
const seed = Number(process.argv[2] ?? 1);
const EPISODES = 8;

console.log("95 % interval of a cell: share of 5,000 repetitions that hold the population mean");
for (const tasks of [10, 30, 100, 400]) {
  const shares = POPULATIONS.map((population) => {
    const coverage = measureIntervalCoverage({ population, tasks, episodes: EPISODES, repetitions: 5_000, seed });
    return `${population.name} ${coverage.toFixed(3)}`;
  });
  console.log(`  ${tasks} tasks: ${shares.join(" · ")}`);
}

console.log("95 % band of five budgets: share of 2,000 repetitions that hold all true differences at once");
for (const tasks of [10, 30, 100]) {
  const { band, pointwise } = measureBandCoverage({ tasks, episodes: EPISODES, repetitions: 2_000, draws: 1_000, seed });
  console.log(`  ${tasks} tasks: band ${band.toFixed(3)} · pointwise intervals alone ${pointwise.toFixed(3)}`);
}
