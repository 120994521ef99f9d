import { createLoader, createSerializer, parseAsBoolean, parseAsInteger } from "nuqs/server";

/** What of an episode's page stands in its address, in this order; defaults are left out. */
export const episodeAddress = {
  turn: parseAsInteger,
  raw: parseAsBoolean.withDefault(false),
};

export const loadEpisodeAddress = createLoader(episodeAddress);
const serialize = createSerializer(episodeAddress);

/** The address of an episode, at a turn where one is given. */
export function episodeHref(episodeId: string, at: { turn?: number | null; raw?: boolean } = {}): string {
  return serialize(`/t/${episodeId}`, { turn: at.turn ?? null, raw: at.raw ?? false });
}
