import { deriveSeed } from "@/core/sweep/derive-seed";
import type { WorkshopState } from "./workshop-state";
import type { WorkshopTask } from "./workshop-task";

/** One way to make a product: the two things that it uses up. */
export interface Recipe {
  readonly product: string;
  readonly parts: readonly [string, string];
}

/** What is fixed in one task; nothing is hidden from the agent. */
export interface WorkshopWorld {
  readonly task: WorkshopTask;
  readonly goal: string;
  readonly materials: readonly string[];
  /** In the order of the recipe book. Some products have two. */
  readonly recipes: readonly Recipe[];
  readonly start: WorkshopState;
}

interface Size {
  /** The goal is a full tree of parts of this depth. */
  readonly depth: number;
  readonly materials: number;
  /** Products that nobody ordered, of materials that the order needs. */
  readonly decoys: number;
  /** Products that can be made in a second way. */
  readonly alternatives: number;
}

const SIZES: Readonly<Record<WorkshopTask["difficulty"], Size>> = {
  easy: { depth: 2, materials: 5, decoys: 2, alternatives: 0 },
  medium: { depth: 3, materials: 7, decoys: 3, alternatives: 1 },
  hard: { depth: 4, materials: 9, decoys: 4, alternatives: 2 },
};

const MATERIALS = ["board", "bolt", "cord", "felt", "glass", "hide", "paste", "pin", "rod", "sheet", "strap", "wire"];
const PRODUCTS = [
  ...["arm", "axle", "bellows", "bracket", "casing", "clamp", "crank", "cradle", "drum", "fan", "frame", "gate", "handle", "hinge"],
  ...["ladder", "lamp", "latch", "panel", "pulley", "rack", "rudder", "socket", "spool", "tray", "valve", "winch"],
];

/** The world of a task. The book decides the recipes, the seed how much of each material there is. */
export function buildWorkshopWorld(task: WorkshopTask): WorkshopWorld {
  const size = SIZES[task.difficulty];
  const key = [task.book, task.difficulty] as const;
  const materials = shuffle(MATERIALS, "materials", ...key)
    .slice(0, size.materials)
    .sort();
  const names = shuffle(PRODUCTS, "products", ...key);
  const tree = growTree(size.depth, names, (place) => pick(materials, "leaf", ...key, place));
  const extra = names.slice(tree.length);
  const recipes = [...tree, ...decoysOf(tree, materials, extra, size, key), ...alternativesOf(tree, materials, size, key)];
  const goal = tree[0]?.product ?? "";
  const shelf = stockShelf(tree, materials, task);
  return { task, goal, materials, recipes: shuffle(recipes, "order", ...key), start: { shelf, bench: {}, order: "open" } };
}

/** A full tree of recipes as a heap: node i is made of nodes 2i + 1 and 2i + 2, and below the last level of materials. */
function growTree(depth: number, names: readonly string[], leaf: (place: number) => string): Recipe[] {
  const products = 2 ** depth - 1;
  const partAt = (node: number) => (node < products ? (names[node] ?? "") : leaf(node));
  return Array.from({ length: products }, (_, node) => ({
    product: names[node] ?? "",
    parts: [partAt(2 * node + 1), partAt(2 * node + 2)] as const,
  }));
}

/** Recipes that use up what the order needs and lead nowhere. */
function decoysOf(tree: readonly Recipe[], materials: readonly string[], names: readonly string[], { decoys }: Size, key: Key): Recipe[] {
  return names.slice(0, decoys).map((product, index) => {
    const victim = pick(tree.slice(-((tree.length + 1) / 2)), "victim", ...key, index);
    return { product, parts: [victim.parts[index % 2] ?? victim.parts[0], pick(materials, "decoy", ...key, index)] };
  });
}

/** Second ways to make products of the lowest level, never of the same parts as the first. */
function alternativesOf(tree: readonly Recipe[], materials: readonly string[], { alternatives }: Size, key: Key): Recipe[] {
  const lowest = shuffle(tree.slice(-((tree.length + 1) / 2)), "alternative", ...key).slice(0, alternatives);
  return lowest.map(({ product, parts }, index) => {
    const others = materials.filter((item) => !parts.includes(item));
    return { product, parts: [pick(others, "second", ...key, index), pick(materials, "partner", ...key, index)] };
  });
}

/** What the tree needs of each material, and of some one more. */
function stockShelf(tree: readonly Recipe[], materials: readonly string[], { seed }: WorkshopTask): Record<string, number> {
  const shelf: Record<string, number> = {};
  for (const material of materials) {
    const needed = tree.flatMap(({ parts }) => parts).filter((part) => part === material).length;
    const count = needed + (deriveSeed("workshop-spare", seed, material) % 2);
    if (count > 0) shelf[material] = count;
  }
  return shelf;
}

type Key = readonly (string | number)[];

function pick<T>(list: readonly T[], ...key: Key): T {
  const item = list[deriveSeed("workshop", ...key) % list.length];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}

function shuffle<T>(list: readonly T[], ...key: Key): T[] {
  const keyed = list.map((item, index) => ({ item, rank: deriveSeed("workshop-shuffle", ...key, index) }));
  return keyed.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}
