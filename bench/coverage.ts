import { type Clustering, measureBandCoverage, measureIntervalCoverage, POPULATIONS, RARE } from "./simulate-coverage";

/** Coverage of the intervals and of the band at larger size than the tests. Some minutes. Run: npx tsx bench/coverage.ts [seed] [repetitions] */
const seed = Number(process.argv[2] ?? 1);
const repetitions = Number(process.argv[3] ?? 4_000);
const EPISODES = 8;
const CLUSTERING: Clustering = { size: 4, sharing: 0.5 };

for (const clustering of [undefined, CLUSTERING]) {
  const clusters = clustering ? `, in clusters of ${clustering.size}` : "";
  console.log(`95 % interval of a cell${clusters}: share of ${repetitions} repetitions that hold the population mean`);
  for (const tasks of clustering ? [80, 120, 400] : [10, 30, 100, 400]) {
    const shares = [...POPULATIONS, RARE].map((population) => {
      const design = { population, tasks, episodes: EPISODES, repetitions, seed, ...(clustering && { clustering }) };
      return { name: population.name, coverage: measureIntervalCoverage(design) };
    });
    console.log(`  ${tasks} tasks: ${shares.map(({ name, coverage }) => `${name} ${coverage.toFixed(3)}`).join(" · ")}`);
  }
  console.log(`95 % band of five budgets${clusters}: share of ${repetitions / 2} repetitions that hold all true differences at once`);
  for (const tasks of clustering ? [80, 120, 400] : [10, 30, 100, 400]) {
    const design = { tasks, episodes: EPISODES, repetitions: repetitions / 2, draws: 1_000, seed, ...(clustering && { clustering }) };
    const { band, pointwise } = measureBandCoverage(design);
    console.log(`  ${tasks} tasks: band ${band.toFixed(3)} · pointwise intervals alone ${pointwise.toFixed(3)}`);
  }
}
