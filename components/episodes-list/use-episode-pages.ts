"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTRPC } from "@/components/trpc/trpc-context";
import type { RouterInputs, RouterOutputs } from "@/server/api/root";

export type EpisodesQuery = Omit<RouterInputs["episodes"]["list"], "cursor">;
export type EpisodePage = RouterOutputs["episodes"]["list"];
export type EpisodeRow = EpisodePage["items"][number];

export const EPISODES_A_PAGE = 100;

/** The episodes that fit a filter, a page at a time. `firstPage`: what the server already read for it. */
export function useEpisodePages(query: EpisodesQuery, firstPage?: EpisodePage) {
  const trpc = useTRPC();
  const pages = useInfiniteQuery(
    trpc.episodes.list.infiniteQueryOptions(query, {
      getNextPageParam: (page) => page.nextCursor,
      ...(firstPage ? { initialData: { pages: [firstPage], pageParams: [null] } } : {}),
    }),
  );
  return { ...pages, rows: pages.data?.pages.flatMap((page) => page.items) ?? [] };
}
