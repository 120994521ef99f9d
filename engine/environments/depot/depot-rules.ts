import type { DepotState } from "./depot-state";
import type { DepotWorld } from "./depot-world";

/** What an action made of a state. `said` is the sentence that tells the agent. */
export interface DepotMove {
  readonly state: DepotState;
  readonly said: string;
  readonly valid: boolean;
}

/** The actions that the rules allow in a state, in the order in which the agent reads them. */
export function admissibleActions(world: DepotWorld, state: DepotState): string[] {
  if (state.order !== "open") return [];
  const inspections = world.crates.map(({ label }) => `inspect crate ${label}`);
  if (state.dock !== "free") return ["clear dock", ...inspections];
  return [...inspections, ...world.crates.map(({ label }) => `ship crate ${label}`)];
}

/** What follows from an action, whatever its text. Letter case, spaces and a final full stop don't matter. */
export function applyAction(world: DepotWorld, state: DepotState, action: string): DepotMove {
  if (state.order !== "open") return refuse(state, "The order is closed. Nothing can be done any more.");
  const words = action.trim().toLowerCase().replace(/\.$/, "").split(/\s+/);
  if (words.join(" ") === "clear dock") return clearDock(state);
  const [verb, noun, label, ...rest] = words;
  if ((verb !== "inspect" && verb !== "ship") || noun !== "crate" || label === undefined || rest.length > 0) {
    return refuse(state, `"${shorten(action)}" is not an action of this depot. Nothing was done.`);
  }
  const crate = world.crates.find((candidate) => candidate.label.toLowerCase() === label)?.label;
  if (crate === undefined) return refuse(state, `There is no crate ${shorten(label.toUpperCase())} in this depot. Nothing was done.`);
  return verb === "inspect" ? inspectCrate(world, state, crate) : shipCrate(world, state, crate);
}

function inspectCrate(world: DepotWorld, state: DepotState, crate: string): DepotMove {
  const said = crate === world.right ? `Crate ${crate} holds the ${world.item}.` : `Crate ${crate} holds something else.`;
  return { state: learn(world, state, crate), said, valid: true };
}

function shipCrate(world: DepotWorld, state: DepotState, crate: string): DepotMove {
  if (state.dock !== "free") return refuse(state, "The dock is blocked: clear it before you ship. Nothing was done.");
  const learnt = learn(world, state, crate);
  if (crate === world.right)
    return { state: { ...learnt, order: "filled" }, said: `Crate ${crate} went out. The order is filled.`, valid: true };
  const said = `Crate ${crate} was the wrong one.`;
  if (world.task.mistakes === "sealed") return { state: { ...learnt, order: "lost" }, said: `${said} The order is lost.`, valid: true };
  return { state: { ...learnt, dock: "blocked" }, said: `${said} It came back and blocks the dock.`, valid: true };
}

/** The state with one more crate known; crates stand in the depot's order, so that equal knowledge is equal JSON however it was gained. */
function learn(world: DepotWorld, state: DepotState, crate: string): DepotState {
  const known: DepotState["known"] = {};
  for (const { label } of world.crates) {
    if (label === crate || state.known[label] !== undefined) known[label] = label === world.right ? "right" : "wrong";
  }
  return { ...state, known };
}

function clearDock(state: DepotState): DepotMove {
  if (state.dock === "free") return refuse(state, "The dock is free already. Nothing was done.");
  if (state.dock === "blocked") return { state: { ...state, dock: "half_cleared" }, said: "The dock is half cleared.", valid: true };
  return { state: { ...state, dock: "free" }, said: "The dock is free again.", valid: true };
}

function refuse(state: DepotState, said: string): DepotMove {
  return { state, said, valid: false };
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
