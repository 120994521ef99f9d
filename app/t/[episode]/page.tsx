import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { loadEpisodeAddress } from "@/components/episode/episode-address";
import { EpisodeView } from "@/components/episode/episode-view";
import { pageStart, TURNS_A_PAGE } from "@/components/episode/turn-window";
import { getCaller } from "@/server/api/caller";
import { readEpisode } from "./read-episode";

interface EpisodePageProps {
  params: Promise<{ episode: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: EpisodePageProps): Promise<Metadata> {
  const episode = await readEpisode((await params).episode);
  return { title: episode === null ? "Episode" : `${episode.taskId}, sample ${episode.sample}` };
}

export default async function EpisodePage({ params, searchParams }: EpisodePageProps) {
  const [address, { turn }, caller] = await Promise.all([params, loadEpisodeAddress(searchParams), getCaller()]);
  const episode = await readEpisode(address.episode);
  if (episode === null) return null;
  const position = episode.turns.findIndex((glance) => glance.index === turn);
  const firstPage = await caller.episodes.turns({ episode: episode.id, from: pageStart(position), count: TURNS_A_PAGE });
  return <EpisodeView key={episode.id} episode={episode} firstPage={firstPage} />;
}
