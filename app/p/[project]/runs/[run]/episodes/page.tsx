import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { readForPage } from "@/app/read-for-page";
import { EpisodeFilters } from "@/components/episodes-list/episode-filters";
import { loadEpisodesAddress } from "@/components/episodes-list/episodes-address";
import { EpisodesView } from "@/components/episodes-list/episodes-view";
import { getCaller } from "@/server/api/caller";
import { readRun } from "../read-run";

export const metadata: Metadata = { title: "Episodes" };

interface EpisodesPageProps {
  params: Promise<{ project: string; run: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function EpisodesPage({ params, searchParams }: EpisodesPageProps) {
  const [address, { stop, ...chosen }, caller] = await Promise.all([params, loadEpisodesAddress(searchParams), getCaller()]);
  const filter = {
    project: address.project,
    run: address.run,
    entry: chosen.entry ?? undefined,
    task: chosen.task ?? undefined,
    t: chosen.t ?? undefined,
    outcome: chosen.outcome ?? undefined,
    stopReason: stop ?? undefined,
    limit: 100,
  };
  const [read, firstPage] = await Promise.all([readRun(address.project, address.run), readForPage(caller.episodes.list(filter))]);
  if (read === null || firstPage === null) return null;
  return (
    <>
      <EpisodeFilters entries={read.run.entries} defaultEntry={null} />
      <EpisodesView key={JSON.stringify(filter)} filter={filter} firstPage={firstPage} entries={read.run.entries} />
    </>
  );
}
