"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTRPC } from "@/components/trpc/trpc-context";
import type { RouterInputs, RouterOutputs } from "@/server/api/root";

export type EpisodeFilter = Omit<RouterInputs["episodes"]["list"], "cursor">;
export type EpisodePage = RouterOutputs["episodes"]["list"];
export type EpisodeRow = EpisodePage["items"][number];

/** The episodes that fit a filter, a page at a time. `firstPage`: what the server already read for it. */
export function useEpisodePages(filter: EpisodeFilter, firstPage?: EpisodePage) {
  const trpc = useTRPC();
  const query = useInfiniteQuery(
    trpc.episodes.list.infiniteQueryOptions(filter, {
      getNextPageParam: (page) => page.nextCursor,
      ...(firstPage ? { initialData: { pages: [firstPage], pageParams: [null] } } : {}),
    }),
  );
  return { ...query, rows: query.data?.pages.flatMap((page) => page.items) ?? [] };
}
