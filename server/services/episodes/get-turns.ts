import { z } from "zod";
import type { Turn } from "@/core/trajectory/episode";
import { readTurnExchange } from "@/core/trajectory/turn-exchange";
import type { ProjectScope } from "@/server/scope";
import { cutToSize, sizeOf } from "./cut-text";
import { readTranscript } from "./read-transcript";

export const TurnsQuery = z.object({
  /** Position of the first turn wanted, from 0 (a turn's own `index` may have gaps). */
  from: z.int().min(0).default(0),
  count: z.int().min(1).max(100).default(20),
});
export type TurnsQuery = z.infer<typeof TurnsQuery>;

export interface TurnView {
  position: number;
  /** Without `raw`: it doubles the text, and few look at it. */
  turn: Turn;
  /** What `getExchange` has of this turn; null where nothing is kept. */
  exchange: { attempts: number | null; hasRequest: boolean; hasResponse: boolean } | null;
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

const MAX_TURN_BYTES = 300_000;
const MAX_PAGE_BYTES = 900_000;

/** A page of an episode's turns, never over 1 MB: it ends early or cuts long texts instead. */
export async function getTurns(scope: ProjectScope<"run:read">, episodeId: string, { from, count }: TurnsQuery): Promise<TurnsPage> {
  const { turns: all } = await readTranscript(scope, episodeId);
  const turns = all ?? [];
  const page: TurnView[] = [];
  let bytes = 0;
  for (const [offset, turn] of turns.slice(from, from + count).entries()) {
    const { raw: _, ...shown } = turn;
    const { value, cut } = cutToSize<Turn>(shown, MAX_TURN_BYTES);
    bytes += sizeOf(value);
    if (page.length > 0 && bytes > MAX_PAGE_BYTES) break;
    page.push({ position: from + offset, turn: value, exchange: describeExchange(turn), cut });
  }
  const next = from + page.length;
  return { turns: page, total: turns.length, next: next < turns.length ? next : null };
}

function describeExchange(turn: Turn): TurnView["exchange"] {
  const exchange = readTurnExchange(turn);
  if (exchange === null) return null;
  return { attempts: exchange.attempts, hasRequest: exchange.request !== null, hasResponse: exchange.response !== null };
}
