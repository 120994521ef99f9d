"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Button } from "@/components/ui/button";
import { problemText } from "@/components/ui/problem-text";
import type { RouterInputs, RouterOutputs } from "@/server/api/root";
import { RunFilterBar } from "./run-filter-bar";
import { RunTable } from "./run-table";
import { useSweepsOf } from "./use-sweeps-of";

type RunsListProps = {
  project: string;
  asked: RouterInputs["runs"]["list"];
  /** The first page, from the server. */
  firstPage: RouterOutputs["runs"]["list"];
};

/** Filters, the table, and more of it on demand. */
export function RunsList({ project, asked, firstPage }: RunsListProps) {
  const trpc = useTRPC();
  const runs = useInfiniteQuery(
    trpc.runs.list.infiniteQueryOptions(asked, {
      getNextPageParam: (page) => page.nextCursor,
      initialData: { pages: [firstPage], pageParams: [null] },
    }),
  );
  const rows = runs.data.pages.flatMap((page) => page.items);
  const sweeps = useSweepsOf(project);
  return (
    <>
      <RunFilterBar />
      {rows.length === 0 ? (
        <p className="ink2 border-rule border-y py-6">No run fits these filters.</p>
      ) : (
        <RunTable project={project} runs={rows} sweeps={sweeps} />
      )}
      {runs.hasNextPage ? (
        <div className="mt-4">
          <Button busy={runs.isFetchingNextPage} onClick={() => runs.fetchNextPage()}>
            Show more runs
          </Button>
        </div>
      ) : null}
      {runs.isFetchNextPageError ? (
        <p className="t13 mt-2 text-stop" role="alert">
          {problemText(runs.error)}
        </p>
      ) : null}
    </>
  );
}
