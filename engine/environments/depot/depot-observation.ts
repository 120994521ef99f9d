import type { DepotState } from "./depot-state";
import type { DepotCrate, DepotWorld } from "./depot-world";

const DOCK: Readonly<Record<DepotState["dock"], string>> = { free: "free", half_cleared: "half cleared", blocked: "blocked" };

/** All that is known, in words: what was just said, the order, the day sheet, every crate, the dock, and the actions that are possible. */
export function describeDepot(world: DepotWorld, state: DepotState, said: string | null, actions: readonly string[]): string {
  const lines = [
    ...(said === null ? [] : [said, ""]),
    `Order: a ${world.item}, in exactly one of the crates.`,
    `Day sheet: crate ${world.hinted}. The day sheet is right about half of the time.`,
    ...world.crates.map((crate) => describeCrate(world, state, crate)),
    `Dock: ${DOCK[state.dock]}.`,
    world.task.mistakes === "sealed" ? "A wrong shipment loses the order." : "A wrong shipment comes back and blocks the dock.",
    actions.length > 0 ? `Actions: ${actions.join(" | ")}` : "The order is closed.",
  ];
  return lines.join("\n");
}

function describeCrate(world: DepotWorld, state: DepotState, { label, place }: DepotCrate): string {
  const known = state.known[label];
  if (known === undefined) return `Crate ${label}, ${place}: not known.`;
  return `Crate ${label}, ${place}: ${known === "right" ? `the ${world.item}` : "something else"}.`;
}
