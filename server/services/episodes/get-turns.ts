import { z } from "zod";
import type { Turn } from "@/core/trajectory/episode";
import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";

export const TurnsQuery = z.object({
  /** Position of the first turn wanted, from 0 (a turn's own `index` may have gaps). */
  from: z.int().min(0).default(0),
  count: z.int().min(1).max(100).default(20),
});
export type TurnsQuery = z.infer<typeof TurnsQuery>;

export interface TurnView {
  position: number;
  turn: Turn;
  /** Some text of this turn was shortened; the raw download has all of it. */
  cut: boolean;
}

export interface TurnsPage {
  turns: TurnView[];
  /** Turns of the episode in all. */
  total: number;
  /** Position to ask for next; null at the end. */
  next: number | null;
}

/** A page of an episode's turns, never over 1 MB: it ends early or cuts long texts instead. */
export async function getTurns(_scope: ProjectScope<"run:read">, _episodeId: string, _query: TurnsQuery): Promise<TurnsPage> {
  return notBuilt();
}
