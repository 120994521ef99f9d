import type { WorkshopState } from "./workshop-state";
import type { WorkshopWorld } from "./workshop-world";

/** Things still to be provided, each for its own use. */
type Needed = { readonly item: string; readonly next: Needed } | null;

/**
 * d*(s): the smallest number of turns from a state to the filled order; null where it can't be filled any more. Exact: every needed thing
 * is on the bench, taken, ordered and taken, or made by one of its recipes, and all choices of recipes are searched.
 */
export function costToGo(world: WorkshopWorld, state: WorkshopState): number | null {
  if (state.order === "filled") return 0;
  const cost = new PlanSearch(world, state).cheapest({ item: world.goal, next: null });
  // The last turn delivers.
  return cost === null ? null : cost + 1;
}

/** Depth-first over all plans. What a plan uses is taken from the counts on the way down and put back on the way up. */
class PlanSearch {
  private readonly bench: Map<string, number>;
  private readonly shelf: Map<string, number>;
  private readonly recipes = new Map<string, (readonly [string, string])[]>();
  private readonly reorderable: boolean;

  constructor({ materials, recipes, task }: WorkshopWorld, state: WorkshopState) {
    this.bench = new Map(Object.entries(state.bench));
    this.shelf = new Map(materials.map((item) => [item, state.shelf[item] ?? 0]));
    this.reorderable = task.supply === "reorderable";
    for (const { product, parts } of recipes) this.recipes.set(product, [...(this.recipes.get(product) ?? []), parts]);
  }

  /** The fewest turns that provide everything needed; null where it can't be had. */
  cheapest(needed: Needed): number | null {
    if (needed === null) return 0;
    const { item, next } = needed;
    // One of a kind is as good as another, and what is made already costs nothing.
    if (countOf(this.bench, item) > 0) return this.using(this.bench, item, () => this.cheapest(next));
    if (this.shelf.has(item)) return this.fetch(item, next);
    let best: number | null = null;
    for (const [one, other] of this.recipes.get(item) ?? []) {
      const cost = plus(1, this.cheapest({ item: one, next: { item: other, next } }));
      if (cost !== null && (best === null || cost < best)) best = cost;
    }
    return best;
  }

  private fetch(item: string, next: Needed): number | null {
    if (countOf(this.shelf, item) > 0)
      return plus(
        1,
        this.using(this.shelf, item, () => this.cheapest(next)),
      );
    return this.reorderable ? plus(2, this.cheapest(next)) : null;
  }

  private using(stock: Map<string, number>, item: string, search: () => number | null): number | null {
    const count = countOf(stock, item);
    stock.set(item, count - 1);
    const cost = search();
    stock.set(item, count);
    return cost;
  }
}

function countOf(stock: ReadonlyMap<string, number>, item: string): number {
  return stock.get(item) ?? 0;
}

function plus(turns: number, cost: number | null): number | null {
  return cost === null ? null : turns + cost;
}
