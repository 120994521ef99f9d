import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { readForPage } from "@/app/read-for-page";
import { episodeCountWords } from "@/components/episodes-list/episode-count-words";
import { EpisodeFilters } from "@/components/episodes-list/episode-filters";
import { episodesHref, loadEpisodesAddress } from "@/components/episodes-list/episodes-address";
import { EpisodesView } from "@/components/episodes-list/episodes-view";
import { FilterChips } from "@/components/episodes-list/filter-chips";
import { filterOfAddress } from "@/components/episodes-list/filter-of-address";
import { getCaller } from "@/server/api/caller";
import { readRun } from "../read-run";

export const metadata: Metadata = { title: "Episodes" };

interface EpisodesPageProps {
  params: Promise<{ project: string; run: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function EpisodesPage({ params, searchParams }: EpisodesPageProps) {
  const [{ project, run }, filters, caller] = await Promise.all([params, loadEpisodesAddress(searchParams), getCaller()]);
  const query = { project, run, ...filterOfAddress(filters) };
  const [read, firstPage, count] = await Promise.all([
    readRun(project, run),
    readForPage(caller.episodes.list({ ...query, limit: 100 })),
    readForPage(caller.episodes.count(query)),
  ]);
  if (read === null || firstPage === null || count === null) return null;
  const { entries } = read.run;
  return (
    <>
      <EpisodeFilters entries={entries} defaultEntry={null} />
      <FilterChips
        filters={filters}
        entries={entries}
        hrefOf={(some) => episodesHref(project, run, some)}
        count={episodeCountWords(count)}
      />
      <EpisodesView key={JSON.stringify(query)} project={project} run={run} filters={filters} firstPage={firstPage} entries={entries} />
    </>
  );
}
