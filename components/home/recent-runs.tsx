import Link from "next/link";
import { type Column, DataTable } from "@/components/ui/data-table";
import { DateTime } from "@/components/ui/date-time";
import { Section } from "@/components/ui/section";
import { Status } from "@/components/ui/status";
import { formatCount } from "@/core/reports/format-number";
import type { ProjectActivity } from "./home";

const SHOWN = 8;

type RecentRun = ProjectActivity["runs"][number] & { project: { slug: string; name: string } };

const COLUMNS: readonly Column<RecentRun>[] = [
  {
    key: "name",
    head: "Run",
    className: "run-name",
    cell: (run) => <Link href={`/p/${run.project.slug}/runs/${run.id}`}>{run.name}</Link>,
  },
  { key: "project", head: "Project", cell: (run) => <Link href={`/p/${run.project.slug}/runs`}>{run.project.name}</Link> },
  { key: "episodes", head: "Episodes", numeric: true, cell: (run) => formatCount(run.totals.episodes) },
  { key: "state", head: "Status", cell: (run) => <Status status={run.status} /> },
  { key: "who", head: "By", cell: (run) => run.createdBy },
  { key: "when", head: "When", numeric: true, cell: (run) => <DateTime value={run.createdAt} /> },
];

/** The latest runs over all projects. */
export function RecentRuns({ activity }: { activity: readonly ProjectActivity[] }) {
  const runs = activity
    .flatMap(({ slug, name, runs: own }) => own.map((run) => ({ ...run, project: { slug, name } })))
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, SHOWN);
  return (
    <Section title="Latest runs" className="mt-8">
      <DataTable caption="Latest runs" columns={COLUMNS} rows={runs} rowKey={(run) => run.id} />
    </Section>
  );
}
