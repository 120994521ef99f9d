import { createRandom } from "@/core/stats/random";
import type { LabRecipe } from "./lab-recipe";
import { weightCount } from "./linear-policy";
import { cloneBehaviour } from "./training/clone-behaviour";
import { demonstrate } from "./training/demonstrate";
import { type GrpoMetrics, trainGrpo } from "./training/grpo";

/** The policy before any training: every action that is listed is as likely as any other, and so is nonsense. */
export function untrained({ reader }: LabRecipe): Float64Array {
  return new Float64Array(weightCount(reader));
}

/** `sft`: behaviour cloning of demonstrations on the training tasks, from the untrained policy. */
export async function trainSft(recipe: LabRecipe, seed: number): Promise<Float64Array> {
  const decisions = await demonstrate(
    trainingWorld(recipe),
    recipe.demonstrator,
    recipe.demonstrations,
    createRandom(seed, "demonstrations"),
  );
  return cloneBehaviour(untrained(recipe), decisions, recipe.cloning).weights;
}

/**
 * `rl`: GRPO at one generous limit that is not told. `budgetmix`: GRPO whose groups get different limits, which are told. Both from `start`,
 * on the training tasks; `onStep` is awaited after every step.
 */
export function trainRl(
  recipe: LabRecipe,
  start: Float64Array,
  { method, seed }: { method: "rl" | "budgetmix"; seed: number },
  onStep?: (metrics: GrpoMetrics, weights: Float64Array) => Promise<void>,
): Promise<Float64Array> {
  const mix = method === "budgetmix";
  const options = { ...recipe.grpo, budgets: mix ? recipe.budgets : [recipe.generous], visible: mix, seed };
  return trainGrpo(start, trainingWorld(recipe), options, onStep);
}

function trainingWorld({ world, reader }: LabRecipe) {
  return { world, reader, tasks: world.suite.tasks.filter(({ split }) => split === "train") };
}
