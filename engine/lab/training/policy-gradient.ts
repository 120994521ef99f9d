import { actionProbabilities, addScoreGradient } from "../linear-policy";
import type { Decision } from "./rollout";

/** Adds `scale` times the gradient of log π(taken) at a decision. */
export function addLogProbabilityGradient(gradient: Float64Array, { reading, probabilities, taken }: Decision, scale: number): void {
  const coefficients = probabilities.map((probability, index) => (index === taken ? 1 : 0) - probability);
  addScoreGradient(gradient, reading, coefficients, scale);
}

/** Σ π (log π − log π_ref) at a decision, exactly, since all actions are listed. */
export function klFrom(reference: Float64Array, { reading, probabilities }: Decision): number {
  const other = actionProbabilities(reference, reading);
  return probabilities.reduce((sum, probability, index) => sum + logRatioTerm(probability, other[index] ?? 0), 0);
}

/** Adds `scale` times the gradient of the KL divergence from the reference at a decision. */
export function addKlGradient(gradient: Float64Array, reference: Float64Array, decision: Decision, scale: number): void {
  const other = actionProbabilities(reference, decision.reading);
  const kl = klFrom(reference, decision);
  const coefficients = decision.probabilities.map((probability, index) => logRatioTerm(probability, other[index] ?? 0) - probability * kl);
  addScoreGradient(gradient, decision.reading, coefficients, scale);
}

/** −Σ π log π at a decision, in nats. */
export function entropyOf({ probabilities }: Decision): number {
  return -probabilities.reduce((sum, probability) => sum + (probability > 0 ? probability * Math.log(probability) : 0), 0);
}

function logRatioTerm(probability: number, other: number): number {
  return probability > 0 ? probability * Math.log(probability / Math.max(other, Number.MIN_VALUE)) : 0;
}
