import { type DepotReading, readDepot } from "../read-depot";
import { type ActionReader, fewTurnsFacts, listedActions, type ReadAction } from "./action-reader";

const KINDS = [
  "inspect the crate of the day sheet",
  "inspect another unknown crate",
  "inspect a known crate",
  "ship the unknown crate of the day sheet",
  "ship another unknown crate",
  "ship the right crate",
  "ship a wrong crate",
  "clear the dock",
  "malformed",
] as const;

const FEW = [1, 2, 3, 5, 8] as const;

/** How policies of the lab read the depot. */
export const depotReader: ActionReader = {
  environment: "depot",
  kinds: KINDS,
  facts: [
    "always",
    "a wrong shipment is final",
    "the right crate is known",
    "two unknown crates",
    "the budget is told",
    ...FEW.map((left) => `${left} turns left or fewer`),
  ],
  read(text) {
    const depot = readDepot(text);
    const listed = listedActions(text);
    if (depot === null || listed === null) return null;
    const facts = [1, depot.wrongIsFinal, depot.right !== null, depot.unknown.length === 2].map(Number);
    const actions: ReadAction[] = listed.map((action) => ({ text: action, kind: KINDS.indexOf(kindOf(action, depot)) }));
    return {
      actions: [...actions, { text: "ship it", kind: KINDS.indexOf("malformed") }],
      facts: Float64Array.from([...facts, ...fewTurnsFacts(text, FEW)]),
    };
  },
};

function kindOf(action: string, { hinted, unknown, right }: DepotReading): (typeof KINDS)[number] {
  if (action === "clear dock") return "clear the dock";
  const label = action.at(-1) ?? "";
  const isUnknown = unknown.includes(label) && right === null;
  if (action.startsWith("inspect")) {
    if (!isUnknown) return "inspect a known crate";
    return label === hinted ? "inspect the crate of the day sheet" : "inspect another unknown crate";
  }
  if (label === right) return "ship the right crate";
  if (!isUnknown) return "ship a wrong crate";
  return label === hinted ? "ship the unknown crate of the day sheet" : "ship another unknown crate";
}
