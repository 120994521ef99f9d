import { createLoader, createSerializer, parseAsBoolean, parseAsInteger } from "nuqs/server";
import { type EpisodesChoice, parseAsList } from "@/components/episodes-list/episodes-address";

/** What of an episode's page stands in its address, in this order; defaults are left out. `in`: the list that it was opened from. */
export const episodeAddress = {
  in: parseAsList,
  turn: parseAsInteger,
  raw: parseAsBoolean.withDefault(false),
};

export const loadEpisodeAddress = createLoader(episodeAddress);
const serialize = createSerializer(episodeAddress);

export interface EpisodePlace {
  readonly turn?: number | null;
  readonly raw?: boolean;
  readonly list?: EpisodesChoice | null;
}

/** The address of an episode, at a turn where one is given, within the list that it is opened from. */
export function episodeHref(episodeId: string, { turn = null, raw = false, list = null }: EpisodePlace = {}): string {
  return serialize(`/t/${episodeId}`, { in: list, turn, raw });
}
