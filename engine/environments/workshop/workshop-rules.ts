import { changeStock, countIn, type WorkshopState } from "./workshop-state";
import type { Recipe, WorkshopWorld } from "./workshop-world";

/** What an action made of a state. `said` is the sentence that tells the agent. */
export interface WorkshopMove {
  readonly state: WorkshopState;
  readonly said: string;
  readonly valid: boolean;
}

/** The actions that the rules allow in a state, in the order in which the agent reads them. */
export function admissibleActions(world: WorkshopWorld, state: WorkshopState): string[] {
  if (state.order !== "open") return [];
  const materials = world.materials.flatMap((item) => {
    if (countIn(state.shelf, item) > 0) return [`take ${item}`];
    return world.task.supply === "reorderable" ? [`order ${item}`] : [];
  });
  const makes = world.recipes.filter(({ parts }) => holds(state, parts)).map(makeAction);
  return [...materials, ...makes, ...(countIn(state.bench, world.goal) > 0 ? [`deliver ${world.goal}`] : [])];
}

/** "make lamp of glass and wire": a product with two recipes has two such actions. */
export function makeAction({ product, parts }: Recipe): string {
  return `make ${product} of ${parts.join(" and ")}`;
}

/** What follows from an action, whatever its text. Letter case, spaces and a final full stop don't matter. */
export function applyAction(world: WorkshopWorld, state: WorkshopState, action: string): WorkshopMove {
  if (state.order !== "open") return refuse(state, "The order is filled. Nothing can be done any more.");
  const words = action.trim().toLowerCase().replace(/\.$/, "").split(/\s+/);
  const [verb = "", item = "", ...rest] = words;
  if (verb === "make") return makeProduct(world, state, words.join(" "));
  if (rest.length > 0 || item === "") return refuse(state, notAnAction(action));
  if (verb === "take") return takeMaterial(world, state, item);
  if (verb === "order") return orderMaterial(world, state, item);
  if (verb === "deliver") return deliver(world, state, item);
  return refuse(state, notAnAction(action));
}

function takeMaterial(world: WorkshopWorld, state: WorkshopState, item: string): WorkshopMove {
  if (!world.materials.includes(item)) return refuse(state, `There is no material "${shorten(item)}". Nothing was done.`);
  if (countIn(state.shelf, item) === 0) return refuse(state, `There is no ${item} left on the shelf. Nothing was done.`);
  const next = { ...state, shelf: changeStock(state.shelf, item, -1), bench: changeStock(state.bench, item, 1) };
  return { state: next, said: `One ${item} lies on the bench.`, valid: true };
}

function orderMaterial(world: WorkshopWorld, state: WorkshopState, item: string): WorkshopMove {
  if (!world.materials.includes(item)) return refuse(state, `There is no material "${shorten(item)}". Nothing was done.`);
  if (world.task.supply === "scarce") return refuse(state, "Nothing can be ordered here. Nothing was done.");
  if (countIn(state.shelf, item) > 0) return refuse(state, `There is ${item} on the shelf still. Nothing was done.`);
  return { state: { ...state, shelf: changeStock(state.shelf, item, 1) }, said: `One ${item} came in and lies on the shelf.`, valid: true };
}

function makeProduct(world: WorkshopWorld, state: WorkshopState, action: string): WorkshopMove {
  const recipe = world.recipes.find((candidate) => makeAction(candidate) === action);
  if (recipe === undefined) return refuse(state, `There is no recipe "${shorten(action)}". Nothing was done.`);
  if (!holds(state, recipe.parts)) return refuse(state, `The bench does not hold ${recipe.parts.join(" and ")}. Nothing was done.`);
  const used = recipe.parts.reduce((bench, part) => changeStock(bench, part, -1), state.bench);
  return { state: { ...state, bench: changeStock(used, recipe.product, 1) }, said: `One ${recipe.product} is made.`, valid: true };
}

function deliver(world: WorkshopWorld, state: WorkshopState, item: string): WorkshopMove {
  if (item !== world.goal) return refuse(state, `Nobody ordered "${shorten(item)}". Nothing was done.`);
  if (countIn(state.bench, item) === 0) return refuse(state, `There is no ${item} on the bench. Nothing was done.`);
  return {
    state: { ...state, bench: changeStock(state.bench, item, -1), order: "filled" },
    said: `The ${item} is delivered. The order is filled.`,
    valid: true,
  };
}

/** Whether the bench holds both parts; twice the same part takes two of it. */
function holds({ bench }: WorkshopState, [one, other]: Recipe["parts"]): boolean {
  return one === other ? countIn(bench, one) >= 2 : countIn(bench, one) > 0 && countIn(bench, other) > 0;
}

function refuse(state: WorkshopState, said: string): WorkshopMove {
  return { state, said, valid: false };
}

function notAnAction(action: string): string {
  return `"${shorten(action)}" is not an action of this workshop. Nothing was done.`;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
