/** What a policy may do, with probabilities that sum to 1; every action at most once. */
export type ActionDistribution = ReadonlyMap<string, number>;

/** A scripted stochastic policy. It reads the last message of the world and nothing else, so its success can be computed exactly. */
export interface Policy {
  /** The model's name at the lab's endpoint. */
  readonly name: string;
  readonly description: string;
  /** The distribution over actions; null for a text that is not of the policy's world. */
  decide(text: string): ActionDistribution | null;
}
