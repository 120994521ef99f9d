import type { ActionDistribution, Policy } from "./policy";
import { type DepotReading, readDepot } from "./read-depot";

/** Looks before it ships: needs many turns, and seldom errs. */
const careful: Policy = {
  name: "careful",
  description: "Scripted: inspects crates until it knows the right one, then ships it. Slow, and seldom wrong.",
  decide: (text) => decideWith(text, decideCarefully),
};

/** Ships what the day sheet names: quick, and wrong half of the time. */
const hasty: Policy = {
  name: "hasty",
  description: "Scripted: mostly ships the crate of the day sheet without a look. Fast, and often wrong.",
  decide: (text) => decideWith(text, decideHastily),
};

export const DEPOT_POLICIES: readonly Policy[] = [careful, hasty];

/** Weights of actions; they need not sum to 1. */
type Weights = readonly (readonly [action: string, weight: number])[];

function decideWith(text: string, decide: (reading: DepotReading) => Weights): ActionDistribution | null {
  const reading = readDepot(text);
  return reading === null ? null : normalize(decide(reading));
}

function decideCarefully({ hinted, unknown, right, dockIsFree }: DepotReading): Weights {
  if (!dockIsFree) return [["clear dock", 1]];
  if (right !== null)
    return [
      [`ship crate ${right}`, 0.95],
      [`inspect crate ${right}`, 0.05],
    ];
  const looks = unknown.map((label) => [`inspect crate ${label}`, label === hinted ? 3 : 1] as const);
  return [
    ...scale(looks, 0.97),
    ...scale(
      unknown.map((label) => [`ship crate ${label}`, 1] as const),
      0.03,
    ),
  ];
}

function decideHastily({ hinted, unknown, right, dockIsFree }: DepotReading): Weights {
  if (!dockIsFree)
    return [
      ["clear dock", 0.85],
      [`ship crate ${hinted}`, 0.15],
    ];
  if (right !== null)
    return [
      [`ship crate ${right}`, 0.96],
      ["ship it", 0.04],
    ];
  const ships = unknown.map((label) => [`ship crate ${label}`, label === hinted ? 8 : 1] as const);
  return [
    ...scale(ships, 0.75),
    ...scale(
      unknown.map((label) => [`inspect crate ${label}`, 1] as const),
      0.25,
    ),
  ];
}

/** The same weights with the given sum. */
function scale(weights: Weights, sum: number): Weights {
  const total = weights.reduce((partial, [, weight]) => partial + weight, 0);
  return weights.map(([action, weight]) => [action, (weight * sum) / total] as const);
}

function normalize(weights: Weights): ActionDistribution {
  const distribution = new Map<string, number>();
  for (const [action, weight] of scale(weights, 1)) distribution.set(action, (distribution.get(action) ?? 0) + weight);
  return distribution;
}
