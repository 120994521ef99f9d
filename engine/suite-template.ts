/** What an answer of the model amounts to. */
export type ParsedAnswer =
  | { readonly kind: "action"; readonly action: string }
  | { readonly kind: "gave_up"; readonly action: string }
  | { readonly kind: "unparseable"; readonly explanation: string };

/** How a suite speaks to a model: the words around the environment's, and the form of an action. Belongs to the suite's version. */
export interface SuiteTemplate {
  /** The system prompt: the world and the form of an answer. Names no number of turns. */
  readonly system: string;
  /** The sentence that tells an announced budget; `left` counts the coming turn. */
  turnsLeft(left: number): string;
  parse(answer: string): ParsedAnswer;
}

/** A message from the world as it is sent: the observation, and at its end what is told about the turns left. */
export function sentObservation(observation: string, told: string | null): string {
  return told === null ? observation : `${observation}\n\n${told}`;
}
