import { makeAction } from "./workshop-rules";
import type { Stock, WorkshopState } from "./workshop-state";
import type { WorkshopWorld } from "./workshop-world";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** All there is, in words: what was just said, the order, the recipes, shelf and bench, and the actions that are possible. */
export function describeWorkshop(world: WorkshopWorld, state: WorkshopState, said: string | null, actions: readonly string[]): string {
  return [
    ...(said === null ? [] : [said, ""]),
    `Order: one ${world.goal}.`,
    "Recipes:",
    ...world.recipes.map((recipe) => `- ${makeAction(recipe)}`),
    `Shelf: ${listStock(state.shelf)}.`,
    `Bench: ${listStock(state.bench)}.`,
    world.task.supply === "scarce" ? "What is used up is gone." : "A material that is used up can be ordered.",
    actions.length > 0 ? `Actions: ${actions.join(" | ")}` : state.order === "filled" ? "The order is closed." : "Actions: none",
  ].join("\n");
}

/** In words, so that no digit of the world is taken for a number of turns. */
function listStock(stock: Stock): string {
  const parts = Object.entries(stock).map(([item, count]) => `${NUMBERS[count] ?? "many"} ${item}`);
  return parts.length === 0 ? "empty" : parts.join(", ");
}
