import Link from "next/link";
import { countedShare } from "@/components/runs-list/counted-share";
import { type Column, DataTable } from "@/components/ui/data-table";
import { DateTime } from "@/components/ui/date-time";
import { Section } from "@/components/ui/section";
import { Status } from "@/components/ui/status";
import { formatCount } from "@/core/reports/format-number";
import type { RouterOutputs } from "@/server/api/root";

const SHOWN = 8;

type RecentRun = RouterOutputs["runs"]["recent"][number];

const COLUMNS: readonly Column<RecentRun>[] = [
  {
    key: "name",
    head: "Run",
    className: "run-name",
    cell: (run) => <Link href={`/p/${run.project.slug}/runs/${run.id}`}>{run.name}</Link>,
  },
  { key: "project", head: "Project", cell: (run) => <Link href={`/p/${run.project.slug}/runs`}>{run.project.name}</Link> },
  { key: "episodes", head: "Episodes", numeric: true, cell: (run) => formatCount(run.totals.episodes) },
  { key: "counted", head: "Counted", numeric: true, cell: (run) => countedShare(run.totals) },
  { key: "state", head: "Status", cell: (run) => <Status status={run.status} /> },
  { key: "who", head: "By", cell: (run) => run.createdBy },
  { key: "when", head: "When", numeric: true, cell: (run) => <DateTime value={endOf(run)} /> },
];

/** An import is stored at once: it ends when it begins. */
function endOf({ finishedAt, createdAt }: RecentRun): Date {
  return finishedAt ?? createdAt;
}

/** The runs that ended last, over all projects, with how much of each counts. Nothing before the first. */
export function FinishedRuns({ runs }: { runs: readonly RecentRun[] }) {
  const finished = runs
    .filter(({ status }) => status === "finished" || status === "finished_with_problems" || status === "failed")
    .toSorted((a, b) => endOf(b).getTime() - endOf(a).getTime())
    .slice(0, SHOWN);
  const oldest = finished.at(-1);
  if (oldest === undefined) return null;
  return (
    <Section
      title={
        <>
          Finished since <DateTime value={endOf(oldest)} dateOnly />
        </>
      }
      className="mt-8"
    >
      <DataTable caption="Finished runs" columns={COLUMNS} rows={finished} rowKey={(run) => run.id} />
    </Section>
  );
}
