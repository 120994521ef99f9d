import { z } from "zod";
import { AppError } from "@/core/app-error";
import type { TurnExchange } from "@/core/trajectory/turn-exchange";
import type { ProjectScope } from "@/server/scope";
import { readShownEpisode } from "./read-shown-episode";

export const ExchangeQuery = z.object({
  /** Position of the turn, from 0. */
  position: z.int().min(0),
});
export type ExchangeQuery = z.infer<typeof ExchangeQuery>;

export interface ExchangeView extends TurnExchange {
  /** Something was shortened here; the whole episode has all that was stored. */
  cut: boolean;
}

/** What went over the wire at one turn, never over 1 MB. Throws `not_found` where nothing is kept of it. */
export async function getExchange(scope: ProjectScope<"run:read">, episodeId: string, { position }: ExchangeQuery): Promise<ExchangeView> {
  const { turns } = await readShownEpisode(scope, episodeId);
  const exchange = turns[position]?.exchange ?? null;
  if (exchange === null) throw new AppError("not_found", "Nothing is kept of what went over the wire at this turn.");
  return { ...exchange.value, cut: exchange.cut };
}
