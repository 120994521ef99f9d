import Link from "next/link";
import { episodeHref } from "@/components/episode/episode-address";
import { type Column, DataTable } from "@/components/ui/data-table";
import { MethodMark } from "@/components/ui/method-mark";
import { type EpisodesChoice, OUTCOME_WORDS } from "./episodes-address";
import { OutcomeMark } from "./outcome-mark";
import { turnsText } from "./turns-text";
import type { EpisodeRow } from "./use-episode-pages";

interface EpisodeTableProps {
  caption: string;
  rows: readonly EpisodeRow[];
  /** The filters of the list: an episode that is opened from it steps on within it. */
  list: EpisodesChoice;
  suiteOf: ((row: EpisodeRow) => string) | null;
}

const COLUMNS: readonly Column<EpisodeRow>[] = [
  { key: "sample", head: "Sample", numeric: true, cell: (row) => row.sample },
  { key: "checkpoint", head: "Checkpoint", cell: (row) => <MethodMark method={row.method}>{row.checkpoint}</MethodMark> },
  {
    key: "outcome",
    head: "Outcome",
    cell: (row) => (
      <span className="nowrap">
        <OutcomeMark outcome={row.outcome} method={row.method} /> {OUTCOME_WORDS[row.outcome]}
      </span>
    ),
  },
  { key: "stop", head: "Stop reason", cell: (row) => row.stopReason },
  { key: "turns", head: "Turns / limit", numeric: true, cell: turnsText },
  { key: "success", head: "Success at", numeric: true, cell: (row) => row.successTurn ?? "–" },
];

/** Episodes without their text, one a row, each leading to its turns. */
export function EpisodeTable({ caption, rows, list, suiteOf }: EpisodeTableProps) {
  const columns: Column<EpisodeRow>[] = [
    { key: "task", head: "Task", cell: (row) => <Link href={episodeHref(row.id, { list })}>{row.taskId}</Link> },
    ...COLUMNS,
  ];
  if (suiteOf !== null) columns.splice(3, 0, { key: "suite", head: "Suite", cell: suiteOf });
  if (rows.some((row) => row.score !== null)) columns.push({ key: "score", head: "Score", numeric: true, cell: (row) => row.score ?? "–" });
  if (rows.some((row) => row.problem !== null)) columns.push({ key: "problem", head: "Why it is missing", cell: problemCell });
  return <DataTable caption={caption} rows={rows} rowKey={(row) => row.id} columns={columns} />;
}

function problemCell({ problem }: EpisodeRow) {
  if (problem === null) return "–";
  return (
    <span className="line-clamp-2 min-w-[30ch] max-w-[60ch] [overflow-wrap:anywhere]" title={problem}>
      {problem}
    </span>
  );
}
