import Link from "next/link";
import { type Column, DataTable } from "@/components/ui/data-table";
import { DateTime } from "@/components/ui/date-time";
import { MethodMark } from "@/components/ui/method-mark";
import { Status } from "@/components/ui/status";
import { formatCount } from "@/core/reports/format-number";
import type { RouterOutputs } from "@/server/api/root";
import { suiteWords } from "./suite-words";

export type RunRow = RouterOutputs["runs"]["list"]["items"][number];

const SHOWN_CHECKPOINTS = 3;

/** Runs, newest first. */
export function RunTable({ project, runs }: { project: string; runs: readonly RunRow[] }) {
  const columns: Column<RunRow>[] = [
    { key: "name", head: "Run", className: "run-name", cell: (run) => <Link href={`/p/${project}/runs/${run.id}`}>{run.name}</Link> },
    { key: "status", head: "Status", cell: (run) => <Status status={run.status} /> },
    { key: "kind", head: "Kind", cell: (run) => run.kind },
    { key: "checkpoints", head: "Checkpoints", cell: (run) => <Checkpoints run={run} /> },
    { key: "suites", head: "Suites", cell: (run) => <Lines lines={run.suites.map(suiteWords)} /> },
    { key: "episodes", head: "Episodes", numeric: true, cell: (run) => formatCount(run.totals.episodes) },
    { key: "counted", head: "Counted", numeric: true, cell: (run) => countedShare(run) },
    { key: "who", head: "By", className: "nowrap", cell: (run) => run.createdBy },
    { key: "when", head: "When", numeric: true, cell: (run) => <DateTime value={run.createdAt} /> },
  ];
  return <DataTable caption="Runs" columns={columns} rows={runs} rowKey={(run) => run.id} />;
}

function Checkpoints({ run }: { run: RunRow }) {
  const shown = run.checkpoints.slice(0, SHOWN_CHECKPOINTS);
  const others = run.checkpoints.length - shown.length;
  return (
    <span className="inline-flex flex-wrap gap-x-3">
      {shown.map((checkpoint) => (
        <MethodMark key={checkpoint.id} method={checkpoint.method}>
          {checkpoint.name}
        </MethodMark>
      ))}
      {others > 0 ? <span className="ink3">and {others} more</span> : null}
    </span>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="nowrap block">
      {line}
    </span>
  ));
}

/** "98.8 %"; rounded down, so that "100 %" means all of them. */
function countedShare({ totals }: RunRow): string {
  if (totals.episodes === 0) return "–";
  const perMille = Math.floor((1000 * totals.counted) / totals.episodes);
  return `${perMille === 1000 ? "100" : (perMille / 10).toFixed(1)} %`;
}
