import { z } from "zod";
import type { Turn } from "./episode";

/**
 * What is kept of a turn's call of the model: `response` is the body of the answer; `request` the body that was sent, kept for an
 * episode's first turn only; `attempts` the requests that it took. Bodies are text as it went over the wire, without headers.
 */
export const TurnExchange = z.object({
  request: z
    .string()
    .nullish()
    .transform((text) => text ?? null),
  response: z
    .string()
    .nullish()
    .transform((text) => text ?? null),
  attempts: z
    .int()
    .min(1)
    .nullish()
    .transform((count) => count ?? null),
});
export type TurnExchange = z.infer<typeof TurnExchange>;

/** The exchange of a turn; null where none is kept. What a foreign source calls `raw` counts as its answer, as JSON where it is no text. */
export function readTurnExchange({ raw }: Turn): TurnExchange | null {
  if (raw === undefined || raw === null) return null;
  const read = TurnExchange.safeParse(raw);
  if (read.success && (read.data.request !== null || read.data.response !== null || read.data.attempts !== null)) return read.data;
  return { request: null, response: typeof raw === "string" ? raw : JSON.stringify(raw), attempts: null };
}
