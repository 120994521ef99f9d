import { z } from "zod";
import type { Turn } from "@/core/trajectory/episode";
import type { ProjectScope } from "@/server/scope";
import { sizeOf } from "./cut-text";
import { readShownEpisode } from "./read-shown-episode";
import type { ShownTurn } from "./shown-episode";

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

const MAX_PAGE_BYTES = 900_000;

/** A page of an episode's turns, never over 1 MB: it ends early or cuts long texts instead. */
export async function getTurns(scope: ProjectScope<"run:read">, episodeId: string, { from, count }: TurnsQuery): Promise<TurnsPage> {
  const { turns } = await readShownEpisode(scope, episodeId);
  const page: TurnView[] = [];
  let bytes = 0;
  for (const [offset, { turn, exchange }] of turns.slice(from, from + count).entries()) {
    bytes += sizeOf(turn.value);
    if (page.length > 0 && bytes > MAX_PAGE_BYTES) break;
    page.push({ position: from + offset, turn: turn.value, exchange: describeExchange(exchange), cut: turn.cut });
  }
  const next = from + page.length;
  return { turns: page, total: turns.length, next: next < turns.length ? next : null };
}

function describeExchange(exchange: ShownTurn["exchange"]): TurnView["exchange"] {
  if (exchange === null) return null;
  const { attempts, request, response } = exchange.value;
  return { attempts, hasRequest: request !== null, hasResponse: response !== null };
}
