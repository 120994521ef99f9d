import type { ActionDistribution } from "./policy";

export interface Sharpening {
  /** 1 samples the policy as it is, 0 takes its most probable action. */
  readonly temperature: number;
  /** Only the most probable actions that together reach this mass are drawn. */
  readonly topP: number;
}

/** The action at `uniform` in [0, 1): inverse of the distribution function. Throws RangeError for a distribution without actions. */
export function drawAction(distribution: ActionDistribution, sharpening: Sharpening, uniform: number): string {
  const sharpened = sharpen(distribution, sharpening);
  let left = uniform * sharpened.reduce((sum, [, weight]) => sum + weight, 0);
  let drawn: string | undefined;
  for (const [action, weight] of sharpened) {
    drawn = action;
    left -= weight;
    if (left < 0) break;
  }
  if (drawn === undefined) throw new RangeError("nothing to draw from");
  return drawn;
}

/** Weights from the most to the least probable, equal ones in the policy's order. */
function sharpen(distribution: ActionDistribution, { temperature, topP }: Sharpening): [string, number][] {
  const ranked = [...distribution].filter(([, probability]) => probability > 0).sort(([, a], [, b]) => b - a);
  const [top] = ranked;
  if (temperature === 0 || top === undefined) return ranked.slice(0, 1);
  // Relative to the largest, so that no small temperature makes all weights vanish.
  const weights = ranked.map(([action, probability]): [string, number] => [action, (probability / top[1]) ** (1 / temperature)]);
  return keepNucleus(weights, topP);
}

function keepNucleus(weights: [string, number][], topP: number): [string, number][] {
  const wanted = topP * weights.reduce((sum, [, weight]) => sum + weight, 0);
  let mass = 0;
  return weights.filter(([, weight]) => {
    const inside = mass < wanted;
    mass += weight;
    return inside;
  });
}
