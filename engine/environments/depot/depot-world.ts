import { deriveSeed } from "@/core/sweep/derive-seed";
import { CRATES, type DepotTask } from "./depot-task";

/** What is fixed in one task. Only `right` is hidden from the agent. */
export interface DepotWorld {
  readonly task: DepotTask;
  readonly item: string;
  readonly crates: readonly DepotCrate[];
  /** The crate that holds the item. */
  readonly right: string;
  /** The crate that the day sheet names. */
  readonly hinted: string;
}

export interface DepotCrate {
  readonly label: string;
  readonly place: string;
}

const LABELS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const PLACES = [
  "by the door",
  "under the stairs",
  "at the north wall",
  "at the south wall",
  "beside the scales",
  "on the ramp",
  "in the cage",
];
const COLOURS = ["blue", "red", "green", "black", "white", "grey", "brass"];
const THINGS = ["valve", "pump", "gauge", "bearing", "filter", "gasket", "lamp", "hinge", "spring", "nozzle"];

/** The world of a task. The map decides crates and places, the seed the item, where it is, and what the day sheet says of it. */
export function buildDepotWorld(task: DepotTask): DepotWorld {
  const crates = layOutCrates(task.map, CRATES[task.difficulty]);
  const labels = crates.map(({ label }) => label);
  const right = pick(labels, "right", task.seed);
  const others = labels.filter((label) => label !== right);
  const sheetIsRight = deriveSeed("sheet", task.seed) % 2 === 0;
  return {
    task,
    item: `${pick(COLOURS, "colour", task.seed)} ${pick(THINGS, "thing", task.seed)}`,
    crates,
    right,
    hinted: sheetIsRight ? right : pick(others, "hinted", task.seed),
  };
}

function layOutCrates(map: number, count: number): DepotCrate[] {
  const labels = [...LABELS].sort((a, b) => deriveSeed("label", map, a) - deriveSeed("label", map, b)).slice(0, count);
  return labels.sort().map((label) => ({ label, place: pick(PLACES, "place", map, label) }));
}

function pick<T>(list: readonly T[], ...key: readonly (string | number)[]): T {
  const item = list[deriveSeed("depot", ...key) % list.length];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}
