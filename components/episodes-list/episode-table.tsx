import Link from "next/link";
import { episodeHref } from "@/components/episode/episode-address";
import type { EntryHeader } from "@/components/run/run-header";
import { DataTable } from "@/components/ui/data-table";
import { MethodMark } from "@/components/ui/method-mark";
import { OUTCOME_WORDS } from "./episodes-address";
import { OutcomeMark } from "./outcome-mark";
import { turnsText } from "./turns-text";
import type { EpisodeRow } from "./use-episode-pages";

interface EpisodeTableProps {
  caption: string;
  rows: readonly EpisodeRow[];
  entries: readonly EntryHeader[];
}

/** Episodes without their text, one a row, each leading to its turns. */
export function EpisodeTable({ caption, rows, entries }: EpisodeTableProps) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const methodOf = (row: EpisodeRow) => byId.get(row.entryId)?.checkpoint.method ?? "other";
  const manySuites = new Set(entries.map((entry) => entry.suite.name)).size > 1;
  const hasScores = rows.some((row) => row.score !== null);
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        { key: "task", head: "Task", cell: (row) => <Link href={episodeHref(row.id)}>{row.taskId}</Link> },
        { key: "sample", head: "Sample", numeric: true, cell: (row) => row.sample },
        {
          key: "checkpoint",
          head: "Checkpoint",
          cell: (row) => <MethodMark method={methodOf(row)}>{row.checkpoint}</MethodMark>,
        },
        ...(manySuites ? [{ key: "suite", head: "Suite", cell: (row: EpisodeRow) => byId.get(row.entryId)?.suite.name ?? "" }] : []),
        {
          key: "outcome",
          head: "Outcome",
          cell: (row) => (
            <span className="nowrap">
              <OutcomeMark outcome={row.outcome} method={methodOf(row)} /> {OUTCOME_WORDS[row.outcome]}
            </span>
          ),
        },
        { key: "stop", head: "Stop reason", cell: (row) => row.stopReason },
        { key: "turns", head: "Turns / limit", numeric: true, cell: turnsText },
        { key: "success", head: "Success at", numeric: true, cell: (row) => row.successTurn ?? "–" },
        ...(hasScores ? [{ key: "score", head: "Score", numeric: true, cell: (row: EpisodeRow) => row.score ?? "–" }] : []),
      ]}
    />
  );
}
