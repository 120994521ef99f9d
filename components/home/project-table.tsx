import Link from "next/link";
import { Chip } from "@/components/ui/chip";
import { type Column, DataTable } from "@/components/ui/data-table";
import { DateTime } from "@/components/ui/date-time";
import { formatCount } from "@/core/reports/format-number";
import type { ProjectRow } from "./home";

const COLUMNS: readonly Column<ProjectRow>[] = [
  {
    key: "name",
    head: "Project",
    className: "run-name",
    cell: (project) => (
      <>
        <Link href={`/p/${project.slug}/runs`}>{project.name}</Link> {project.archivedAt ? <Chip>archived</Chip> : null}
      </>
    ),
  },
  { key: "runs", head: "Runs", numeric: true, cell: (project) => formatCount(project.runs) },
  { key: "checkpoints", head: "Checkpoints", numeric: true, cell: (project) => formatCount(project.checkpoints) },
  { key: "role", head: "You are", cell: (project) => project.role },
  { key: "since", head: "Made", numeric: true, cell: (project) => <DateTime value={project.createdAt} dateOnly /> },
];

/** The person's projects; archived ones come last. */
export function ProjectTable({ projects }: { projects: readonly ProjectRow[] }) {
  return (
    <DataTable
      caption="Projects"
      columns={COLUMNS}
      rows={projects}
      rowKey={(project) => project.id}
      rowClass={(project) => (project.archivedAt ? "dim" : undefined)}
    />
  );
}
