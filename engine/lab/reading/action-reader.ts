/** An action that a policy may take, and what kind of action it is there. */
export interface ReadAction {
  readonly text: string;
  /** Index into the reader's kinds. */
  readonly kind: number;
}

/** What a policy sees in a message: its possible actions, and the facts that it can tell apart. */
export interface Reading {
  readonly actions: readonly ReadAction[];
  /** One value for each of the reader's facts; the first is always 1. */
  readonly facts: Float64Array;
}

/** How the policies of one environment read its text. Nothing of the world reaches them in another way. */
export interface ActionReader {
  readonly environment: string;
  readonly kinds: readonly string[];
  readonly facts: readonly string[];
  /** Null for a text that is not of the environment. */
  read(text: string): Reading | null;
}

/** The actions that the world lists; null where the text lists none. */
export function listedActions(text: string): string[] | null {
  const line = /^Actions: (.+)$/m.exec(text)?.[1];
  return line === undefined ? null : line.split(" | ");
}

const TURNS_LEFT = /You have (\d+) turns? left, this one included\./;

/** The turns left as the last message tells them; null where nothing is told. */
export function toldTurnsLeft(text: string): number | null {
  const left = TURNS_LEFT.exec(text)?.[1];
  return left === undefined ? null : Number(left);
}

/** For each limit, whether a number is told that is not larger; all 0 where nothing is told. */
export function fewTurnsFacts(text: string, limits: readonly number[]): number[] {
  const left = toldTurnsLeft(text);
  return [left === null ? 0 : 1, ...limits.map((limit) => (left !== null && left <= limit ? 1 : 0))];
}
