/**
 * The reference lab in one process: turns per second of each environment played by the untrained policy, and the processor seconds that each
 * kind of checkpoint takes to train, with the success of every checkpoint on test tasks over turn budgets.
 * Run: npx tsx bench/lab.ts [environment]
 */
import { createRandom } from "@/core/stats/random";
import { type LabRecipe, labRecipes } from "@/engine/lab/lab-recipe";
import { trainRl, trainSft, untrained } from "@/engine/lab/train-checkpoint";
import { playRollout } from "@/engine/lab/training/rollout";

const TEST_TASKS = 60;
const SEED = 1;

function processorSeconds(): number {
  return process.cpuUsage().user / 1e6;
}

async function measured<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const began = processorSeconds();
  const result = await work();
  console.log(`  ${what.padEnd(20)} ${(processorSeconds() - began).toFixed(1)} s of processor time`);
  return result;
}

async function turnsPerSecond({ world, reader, generous }: LabRecipe, weights: Float64Array): Promise<number> {
  const random = createRandom(SEED, "bench");
  const began = processorSeconds();
  let turns = 0;
  for (const task of world.suite.tasks.slice(0, 2 * TEST_TASKS)) {
    const { decisions } = await playRollout({ world, reader, task, limit: generous, visible: true }, weights, random);
    turns += decisions.length;
  }
  return turns / (processorSeconds() - began);
}

async function successOverBudgets({ world, reader, budgets }: LabRecipe, weights: Float64Array, visible: boolean): Promise<string> {
  const random = createRandom(SEED, "bench");
  const tasks = world.suite.tasks.filter(({ split }) => split === "test").slice(0, TEST_TASKS);
  const rates: string[] = [];
  for (const limit of budgets) {
    let solved = 0;
    for (const task of tasks) if ((await playRollout({ world, reader, task, limit, visible }, weights, random)).success) solved++;
    rates.push(`${limit}: ${((100 * solved) / tasks.length).toFixed(0)} %`);
  }
  return rates.join("  ");
}

for (const [name, recipe] of labRecipes()) {
  if (process.argv[2] !== undefined && process.argv[2] !== name) continue;
  const base = untrained(recipe);
  console.log(`${name}: ${Math.round(await turnsPerSecond(recipe, base))} turns per second of processor time`);
  const sft = await measured("sft", () => trainSft(recipe, SEED));
  const rl = await measured("rl", () => trainRl(recipe, sft, { method: "rl", seed: SEED }));
  const budgetmix = await measured("budgetmix", () => trainRl(recipe, sft, { method: "budgetmix", seed: SEED }));
  for (const [method, weights, visible] of [
    ["base", base, false],
    ["sft", sft, false],
    ["rl", rl, false],
    ["budgetmix", budgetmix, true],
  ] as const) {
    console.log(`  ${method.padEnd(10)} ${await successOverBudgets(recipe, weights, visible)}`);
  }
}
