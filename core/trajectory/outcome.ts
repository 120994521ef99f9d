import type { EntryKey } from "./entry";
import type { Method } from "./method";
import type { StopReason } from "./stop-reason";

/**
 * The narrow row that every report is a function of: one episode without its text.
 * `successTurn`: 1-based turn of success; null if it never succeeded or the turn is unknown (`successTurnKnown` tells which).
 */
export interface Outcome {
  readonly entry: EntryKey;
  readonly method: Method | null;
  /** Which checkpoints were trained alike, and from which seed this one was. */
  readonly family?: string | null;
  readonly trainSeed?: number | null;
  readonly taskId: string;
  readonly cluster: string | null;
  readonly limit: number | null;
  readonly sample: number;
  readonly success: boolean | null;
  readonly score: number | null;
  readonly successTurn: number | null;
  readonly successTurnKnown: boolean;
  readonly turnsUsed: number | null;
  readonly stopReason: StopReason;
  /** Hash of everything that the episode says, where it came from left out. */
  readonly contentHash: string;
  /** Hash of the turns alone; null for an episode without turns. */
  readonly transcriptHash: string | null;
}
