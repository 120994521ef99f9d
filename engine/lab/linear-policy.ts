import type { ActionDistribution, Policy } from "./policy";
import type { ActionReader, Reading } from "./reading/action-reader";

/** The weights of a log-linear policy: one for each kind of action and fact, kinds outermost. */
export type LinearWeights = Float64Array;

/** The probability of each action of a reading: the softmax of Σ weight[kind, fact] · fact. */
export function actionProbabilities(weights: LinearWeights, { actions, facts }: Reading): Float64Array {
  const scores = Float64Array.from(actions, ({ kind }) => scoreOf(weights, kind, facts));
  const largest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let index = 0; index < scores.length; index++) {
    const weight = Math.exp((scores[index] ?? 0) - largest);
    scores[index] = weight;
    sum += weight;
  }
  return scores.map((weight) => weight / sum);
}

function scoreOf(weights: LinearWeights, kind: number, facts: Float64Array): number {
  const offset = kind * facts.length;
  let score = 0;
  for (let fact = 0; fact < facts.length; fact++) score += (weights[offset + fact] ?? 0) * (facts[fact] ?? 0);
  return score;
}

/** Adds `scale` times the gradient of Σ coefficient · score over the actions to `gradient`. */
export function addScoreGradient(
  gradient: Float64Array,
  { actions, facts }: Reading,
  coefficients: ArrayLike<number>,
  scale: number,
): void {
  actions.forEach(({ kind }, index) => {
    const factor = scale * (coefficients[index] ?? 0);
    const offset = kind * facts.length;
    for (let fact = 0; fact < facts.length; fact++) gradient[offset + fact] = (gradient[offset + fact] ?? 0) + factor * (facts[fact] ?? 0);
  });
}

/** How many weights a policy of this reader has. */
export function weightCount({ kinds, facts }: ActionReader): number {
  return kinds.length * facts.length;
}

/** The policy that these weights make. Throws RangeError where their number is not the reader's. */
export function linearPolicy(
  reader: ActionReader,
  weights: ArrayLike<number>,
  { name, description }: Pick<Policy, "name" | "description">,
): Policy {
  if (weights.length !== weightCount(reader))
    throw new RangeError(`${weights.length} weights for a policy that has ${weightCount(reader)}`);
  const values = Float64Array.from(weights);
  return { name, description, decide: (text) => decide(reader, values, text) };
}

function decide(reader: ActionReader, weights: Float64Array, text: string): ActionDistribution | null {
  const reading = reader.read(text);
  if (reading === null) return null;
  const probabilities = actionProbabilities(weights, reading);
  return new Map(reading.actions.map(({ text: action }, index) => [action, probabilities[index] ?? 0]));
}
