import Link from "next/link";
import { SweepStatus } from "@/components/live/sweep-status";
import { haltText, needsPerson, paceTexts, quietText, settledShare } from "@/components/live/sweep-words";
import type { ActiveSweep } from "@/components/live/use-active-sweeps";
import { type Column, DataTable } from "@/components/ui/data-table";
import { DateTime } from "@/components/ui/date-time";
import { MethodMark } from "@/components/ui/method-mark";
import { Progress } from "@/components/ui/progress";
import { Status } from "@/components/ui/status";
import { formatCount } from "@/core/reports/format-number";
import type { RouterOutputs } from "@/server/api/root";
import { countedShare } from "./counted-share";
import { suiteWords } from "./suite-words";

export type RunRow = RouterOutputs["runs"]["list"]["items"][number];

const SHOWN_CHECKPOINTS = 3;

interface RunTableProps {
  project: string;
  runs: readonly RunRow[];
  /** Those that are not at their end, as they stand now, by run. */
  sweeps: ReadonlyMap<string, ActiveSweep>;
}

/** Runs, newest first. */
export function RunTable({ project, runs, sweeps }: RunTableProps) {
  const columns: Column<RunRow>[] = [
    { key: "name", head: "Run", className: "run-name", cell: (run) => <Link href={`/p/${project}/runs/${run.id}`}>{run.name}</Link> },
    { key: "status", head: "Status", cell: (run) => <RunStanding run={run} sweep={sweeps.get(run.id)} /> },
    { key: "kind", head: "Kind", cell: (run) => run.kind },
    { key: "checkpoints", head: "Checkpoints", cell: (run) => <Checkpoints run={run} /> },
    { key: "suites", head: "Suites", cell: (run) => <Lines lines={run.suites.map(suiteWords)} /> },
    { key: "episodes", head: "Episodes", numeric: true, cell: (run) => episodesText(run, sweeps.get(run.id)) },
    { key: "counted", head: "Counted", numeric: true, cell: (run) => countedShare(run.totals) },
    { key: "who", head: "By", className: "nowrap", cell: (run) => run.createdBy },
    { key: "when", head: "When", numeric: true, cell: (run) => <DateTime value={run.createdAt} /> },
  ];
  return <DataTable caption="Runs" columns={columns} rows={runs} rowKey={(run) => run.id} />;
}

/** The status; of what goes on also how far it is and how long it will take. */
function RunStanding({ run, sweep }: { run: RunRow; sweep: ActiveSweep | undefined }) {
  if (sweep === undefined) return <Status status={run.status} />;
  const facts = [haltText(sweep), quietText(sweep), ...paceTexts(sweep).slice(1)].filter((fact) => fact !== null);
  return (
    <div className="min-w-40">
      <SweepStatus sweep={sweep} />
      <Progress label={`${run.name}: episodes settled`} share={settledShare(sweep)} needsYou={needsPerson(sweep)} />
      {facts.length === 0 ? null : <div className="t12 ink2 mt-1">{facts.join(" · ")}</div>}
    </div>
  );
}

/** "480", of a sweep that is not at its end "120 of 480". */
function episodesText(run: RunRow, sweep: ActiveSweep | undefined): string {
  const { episodes } = (sweep ?? run).totals;
  return run.planned === null || episodes >= run.planned
    ? formatCount(episodes)
    : `${formatCount(episodes)} of ${formatCount(run.planned)}`;
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
