"use client";

import type { EntryHeader } from "@/components/run/run-header";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { problemText } from "@/components/ui/problem-text";
import { EpisodeTable } from "./episode-table";
import { type EpisodesChoice, episodesHref } from "./episodes-address";
import { filterOfAddress } from "./filter-of-address";
import { LoadMore } from "./load-more";
import { EPISODES_A_PAGE, type EpisodePage, type EpisodeRow, useEpisodePages } from "./use-episode-pages";

interface EpisodesViewProps {
  project: string;
  run: string;
  filters: EpisodesChoice;
  firstPage: EpisodePage;
  entries: readonly EntryHeader[];
}

/** The episodes of a run that fit the filters, as many as were asked for. */
export function EpisodesView({ project, run, filters, firstPage, entries }: EpisodesViewProps) {
  const pages = useEpisodePages({ project, run, ...filterOfAddress(filters), limit: EPISODES_A_PAGE }, firstPage);
  if (pages.rows.length === 0)
    return <NoEpisodes isFiltered={Object.values(filters).some((value) => value !== null)} clearHref={episodesHref(project, run)} />;
  return (
    <>
      <EpisodeTable caption="Episodes" rows={pages.rows} list={filters} suiteOf={suiteOf(entries)} />
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

/** The suite of a row, where the run has several. */
function suiteOf(entries: readonly EntryHeader[]): ((row: EpisodeRow) => string) | null {
  const names = new Map(entries.map((entry) => [entry.id, entry.suite.name]));
  return new Set(names.values()).size > 1 ? ({ entryId }) => names.get(entryId) ?? "" : null;
}

function NoEpisodes({ isFiltered, clearHref }: { isFiltered: boolean; clearHref: string }) {
  if (!isFiltered) return <EmptyState title="No episode yet">Episodes stand here as soon as they are settled.</EmptyState>;
  return (
    <EmptyState title="No episode fits these filters" action={<ButtonLink href={clearHref}>Clear all filters</ButtonLink>}>
      Take a filter away above, or begin with all episodes of the run.
    </EmptyState>
  );
}
