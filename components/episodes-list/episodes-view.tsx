"use client";

import type { EntryHeader } from "@/components/run/run-header";
import { problemText } from "@/components/ui/problem-text";
import { EpisodeTable } from "./episode-table";
import { LoadMore } from "./load-more";
import { type EpisodeFilter, type EpisodePage, useEpisodePages } from "./use-episode-pages";

interface EpisodesViewProps {
  filter: EpisodeFilter;
  firstPage: EpisodePage;
  entries: readonly EntryHeader[];
}

/** The episodes of a run that fit the filters, as many as were asked for. */
export function EpisodesView({ filter, firstPage, entries }: EpisodesViewProps) {
  const pages = useEpisodePages(filter, firstPage);
  if (pages.rows.length === 0) return <p className="ink2">No episode fits these filters.</p>;
  return (
    <>
      <EpisodeTable caption="Episodes" rows={pages.rows} entries={entries} />
      <LoadMore
        shown={pages.rows.length}
        noun="episode"
        hasMore={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        problem={pages.error === null ? null : problemText(pages.error)}
        onLoad={() => void pages.fetchNextPage()}
      />
    </>
  );
}
