"use client";

import Link from "next/link";
import { useState } from "react";
import { episodeHref } from "@/components/episode/episode-address";
import { episodesHref, type OutcomeClass } from "@/components/episodes-list/episodes-address";
import { filterOfAddress } from "@/components/episodes-list/filter-of-address";
import { LoadMore } from "@/components/episodes-list/load-more";
import { turnsText } from "@/components/episodes-list/turns-text";
import { useEpisodePages } from "@/components/episodes-list/use-episode-pages";
import { problemText } from "@/components/ui/problem-text";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { TableSkeleton } from "@/components/ui/table-skeleton";
import type { PassKtEntry } from "@/core/reports/pass-kt-report";
import { feedingLimit, standingAt } from "./cell-words";
import type { CellAddress } from "./run-address";

interface CellEpisodesProps {
  project: string;
  run: string;
  entry: PassKtEntry;
  cell: CellAddress;
}

const CHOICES: readonly { outcome: OutcomeClass | undefined; label: string }[] = [
  { outcome: undefined, label: "All" },
  { outcome: "success", label: "Solved" },
  { outcome: "failure", label: "Not" },
];

/** The episodes behind a cell. */
export function CellEpisodes({ project, run, entry, cell }: CellEpisodesProps) {
  const [outcome, setOutcome] = useState<OutcomeClass | undefined>(undefined);
  const limit = feedingLimit(entry, cell.t);
  const list = { entry: cell.entry, t: limit, outcome: outcome ?? null, by: entry.mode === "truncate" ? cell.t : null };
  // A limit that is not known is no filter of an address, but one of the server.
  const pages = useEpisodePages({ project, run, ...filterOfAddress(list), t: limit, limit: 50 });
  return (
    <section className="mt-6">
      <div className="head mb-2">
        <h3>Episodes</h3>
        <div className="seg sm">
          {CHOICES.map((choice) => (
            <button key={choice.label} type="button" aria-pressed={choice.outcome === outcome} onClick={() => setOutcome(choice.outcome)}>
              {choice.label}
            </button>
          ))}
        </div>
      </div>
      {pages.isPending ? (
        <TableSkeleton rows={8} />
      ) : (
        <ScrollRegion label="Episodes of the cell">
          <table className="tbl">
            <thead>
              <tr>
                <th scope="col">Task</th>
                <th scope="col" className="num">
                  Sample
                </th>
                <th scope="col">By T = {cell.t}</th>
                <th scope="col">Stop reason</th>
                <th scope="col" className="num">
                  Turns
                </th>
              </tr>
            </thead>
            <tbody>
              {pages.rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    <Link href={episodeHref(row.id, { list })}>{row.taskId}</Link>
                  </th>
                  <td className="num">{row.sample}</td>
                  <td className="nowrap">{standingAt(row, entry, cell.t)}</td>
                  <td>{row.stopReason}</td>
                  <td className="num">{turnsText(row)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      <LoadMore
        shown={pages.rows.length}
        noun="episode"
        hasMore={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        problem={pages.error === null ? null : problemText(pages.error)}
        onLoad={() => void pages.fetchNextPage()}
      />
      <p className="t12 mt-2">
        <Link href={episodesHref(project, run, list)}>Open all as a page</Link>
      </p>
    </section>
  );
}
