import Link from "next/link";
import { episodesHref } from "@/components/episodes-list/episodes-address";
import { countOf } from "@/components/ui/count-of";
import { DataTable } from "@/components/ui/data-table";
import { Section } from "@/components/ui/section";
import { formatCount } from "@/core/reports/format-number";
import { MISSING_STOP_REASONS } from "@/core/trajectory/stop-reason";
import { MISSING_MEANING } from "./missing-words";
import type { ImportManifest, RunHeader } from "./run-header";

interface ProblemGroup {
  readonly cause: string;
  readonly meaning: string;
  readonly count: number;
  readonly href: string;
}

function problemGroups(project: string, run: RunHeader): ProblemGroup[] {
  const missing = MISSING_STOP_REASONS.map((cause) => ({
    cause,
    meaning: MISSING_MEANING[cause],
    count: run.totals.missing[cause] ?? 0,
    href: episodesHref(project, run.id, { stop: cause }),
  }));
  const notGraded = {
    cause: "not graded",
    meaning: "The source gives no verdict.",
    count: run.totals.notGraded,
    href: episodesHref(project, run.id, { outcome: "not_graded" }),
  };
  return [...missing, notGraded].filter((group) => group.count > 0);
}

/** What does not count in a run, by cause, and what reading its files reported. */
export function ProblemGroups({ project, run }: { project: string; run: RunHeader }) {
  const groups = problemGroups(project, run);
  return (
    <>
      <Section title="Episodes that don't count" className="mt-8">
        {groups.length === 0 ? (
          <p className="ink2">None: all {countOf(run.totals.counted, "episode")} count.</p>
        ) : (
          <DataTable
            caption="Episodes that don't count, by cause"
            rows={groups}
            rowKey={(group) => group.cause}
            columns={[
              { key: "cause", head: "Cause", cell: (group) => group.cause },
              { key: "meaning", head: "What it means", cell: (group) => group.meaning },
              {
                key: "count",
                head: "Episodes",
                numeric: true,
                cell: (group) => <Link href={group.href}>{formatCount(group.count)}</Link>,
              },
            ]}
          />
        )}
      </Section>
      {run.manifest !== null && <ReadingProblems report={run.manifest.report} />}
    </>
  );
}

function ReadingProblems({ report }: { report: ImportManifest["report"] }) {
  const { rejected, reclassified, lost, warnings } = report;
  if (rejected.length + reclassified.length + lost.length + warnings.length === 0) {
    return (
      <Section title="Reading the files">
        <p className="ink2">Every line was read as it stands.</p>
      </Section>
    );
  }
  return (
    <Section title="Reading the files">
      {rejected.length > 0 && <RejectedLines rejected={rejected} />}
      {reclassified.length > 0 && (
        <DataTable
          className="mt-6"
          caption="Reclassified"
          captionShown
          rows={reclassified}
          rowKey={(row) => `${row.from} ${row.to}`}
          columns={[
            { key: "from", head: "As written", cell: (row) => row.from },
            { key: "to", head: "Counted as", cell: (row) => row.to },
            { key: "count", head: "Episodes", numeric: true, cell: (row) => formatCount(row.count) },
          ]}
        />
      )}
      <NoteList title="Warnings" notes={warnings} />
      <NoteList title="Not kept by the format" notes={lost} />
    </Section>
  );
}

function RejectedLines({ rejected }: { rejected: ImportManifest["report"]["rejected"] }) {
  return (
    <DataTable
      caption={`${countOf(rejected.length, "line")} refused and left out on purpose`}
      captionShown
      rows={rejected}
      rowKey={(row) => `${row.file}:${row.line}:${row.reason}`}
      columns={[
        {
          key: "where",
          head: "Where",
          cell: (row) => <span className="mono">{row.line === null ? row.file : `${row.file}:${row.line}`}</span>,
        },
        { key: "reason", head: "Why", cell: (row) => row.reason },
      ]}
    />
  );
}

function NoteList({ title, notes }: { title: string; notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="mb-2">{title}</h3>
      <ul className="t13 list-disc pl-4">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
