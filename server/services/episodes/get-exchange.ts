import { z } from "zod";
import { AppError } from "@/core/app-error";
import { readTurnExchange, type TurnExchange } from "@/core/trajectory/turn-exchange";
import type { ProjectScope } from "@/server/scope";
import { cutToSize } from "./cut-text";
import { readTranscript } from "./read-transcript";

export const ExchangeQuery = z.object({
  /** Position of the turn, from 0. */
  position: z.int().min(0),
});
export type ExchangeQuery = z.infer<typeof ExchangeQuery>;

export interface ExchangeView extends TurnExchange {
  /** Something was shortened here; the whole episode has all that was stored. */
  cut: boolean;
}

const MAX_EXCHANGE_BYTES = 900_000;

/** What went over the wire at one turn, never over 1 MB. Throws `not_found` where nothing is kept of it. */
export async function getExchange(scope: ProjectScope<"run:read">, episodeId: string, { position }: ExchangeQuery): Promise<ExchangeView> {
  const { turns } = await readTranscript(scope, episodeId);
  const turn = turns?.[position];
  const exchange = turn === undefined ? null : readTurnExchange(turn);
  if (exchange === null) throw new AppError("not_found", "Nothing is kept of what went over the wire at this turn.");
  const { value, cut } = cutToSize(exchange, MAX_EXCHANGE_BYTES);
  return { ...value, cut };
}
