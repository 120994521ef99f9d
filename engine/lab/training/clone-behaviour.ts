import { actionProbabilities } from "../linear-policy";
import { Adam } from "./adam";
import type { DemonstratedDecision } from "./demonstrate";
import { addLogProbabilityGradient } from "./policy-gradient";

export interface CloningOptions {
  readonly epochs: number;
  readonly rate: number;
  /** Weight of ½ Σ w², per decision. */
  readonly decay: number;
}

export interface CloningStep {
  readonly epoch: number;
  /** Mean −log π of the demonstrated actions, in nats. */
  readonly nll: number;
}

/** Behaviour cloning: goes up the likelihood of demonstrated decisions, from `start`. Returns new weights and the loss of every epoch. */
export function cloneBehaviour(
  start: Float64Array,
  demonstrations: readonly DemonstratedDecision[],
  { epochs, rate, decay }: CloningOptions,
): { weights: Float64Array; steps: CloningStep[] } {
  const weights = Float64Array.from(start);
  const adam = new Adam(weights.length, rate);
  const steps: CloningStep[] = [];
  for (let epoch = 1; epoch <= epochs; epoch++) {
    const gradient = weights.map((weight) => -decay * weight);
    let nll = 0;
    for (const { reading, taken } of demonstrations) {
      const probabilities = actionProbabilities(weights, reading);
      nll -= Math.log(probabilities[taken] ?? 0) / demonstrations.length;
      addLogProbabilityGradient(gradient, { reading, probabilities, taken }, 1 / demonstrations.length);
    }
    adam.ascend(weights, gradient);
    steps.push({ epoch, nll });
  }
  return { weights, steps };
}
