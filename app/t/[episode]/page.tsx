import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { loadEpisodeAddress } from "@/components/episode/episode-address";
import { EpisodeView } from "@/components/episode/episode-view";
import { episodeTitle } from "@/components/episode/task-title";
import { pageStart, TURNS_A_PAGE } from "@/components/episode/turn-window";
import { filterOfAddress } from "@/components/episodes-list/filter-of-address";
import { getCaller } from "@/server/api/caller";
import { readEpisode } from "./read-episode";

interface EpisodePageProps {
  params: Promise<{ episode: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: EpisodePageProps): Promise<Metadata> {
  const episode = await readEpisode((await params).episode);
  return { title: episode === null ? "Episode" : episodeTitle(episode) };
}

export default async function EpisodePage({ params, searchParams }: EpisodePageProps) {
  const [address, { turn, in: list }, caller] = await Promise.all([params, loadEpisodeAddress(searchParams), getCaller()]);
  const episode = await readEpisode(address.episode);
  if (episode === null) return null;
  const position = episode.turns.findIndex((glance) => glance.index === turn);
  const [firstPage, inList] = await Promise.all([
    caller.episodes.turns({ episode: episode.id, from: pageStart(position), count: TURNS_A_PAGE }),
    list === null ? null : caller.episodes.place({ episode: episode.id, list: filterOfAddress(list) }),
  ]);
  return <EpisodeView key={episode.id} episode={episode} firstPage={firstPage} inList={inList} />;
}
