"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTRPC } from "@/components/trpc/trpc-context";
import type { RouterInputs, RouterOutputs } from "@/server/api/root";

export type TaskFilter = Omit<RouterInputs["episodes"]["tasks"], "cursor">;
export type TaskPage = RouterOutputs["episodes"]["tasks"];
export type TaskRow = TaskPage["items"][number];
export type TaskSample = TaskRow["samples"][number];

/** The tasks of an entry with their samples, a page at a time, beginning with what the server already read. */
export function useTaskPages(filter: TaskFilter, firstPage: TaskPage) {
  const trpc = useTRPC();
  const query = useInfiniteQuery(
    trpc.episodes.tasks.infiniteQueryOptions(filter, {
      getNextPageParam: (page) => page.nextCursor,
      initialData: { pages: [firstPage], pageParams: [null] },
    }),
  );
  return { ...query, rows: query.data?.pages.flatMap((page) => page.items) ?? [] };
}
