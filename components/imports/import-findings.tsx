import { DataTable } from "@/components/ui/data-table";
import { Section } from "@/components/ui/section";
import { formatCount } from "@/core/reports/format-number";
import type { ImportReport } from "@/core/reports/import-report";
import type { ImportDetail } from "./import-view";
import { PreviewTable } from "./preview-table";

const SHOWN_REFUSALS = 200;

/** The report of a check, from what stands in the way to what it looks like. */
export function ImportFindings({ findings }: { findings: NonNullable<ImportDetail["findings"]> }) {
  const { report, preview } = findings;
  return (
    <>
      {report.rejected.length > 0 ? <Refused rejected={report.rejected} /> : null}
      {report.reclassified.length > 0 ? <Reclassified rows={report.reclassified} /> : null}
      {report.warnings.length > 0 ? <Warnings sentences={report.warnings} /> : null}
      {preview.length > 0 ? <PreviewTable rows={preview} /> : null}
      {report.lost.length > 0 ? <Lost fields={report.lost} /> : null}
    </>
  );
}

function Refused({ rejected }: { rejected: ImportReport["rejected"] }) {
  const others = rejected.length - SHOWN_REFUSALS;
  const rows = rejected.slice(0, SHOWN_REFUSALS).map((refusal, index) => ({ ...refusal, key: `${index}` }));
  return (
    <Section title={`Refused (${formatCount(rejected.length)})`} className="mt-8">
      <DataTable
        caption="Refused lines"
        rows={rows}
        rowKey={(row) => row.key}
        columns={[
          {
            key: "where",
            head: "Where",
            cell: (row) => <span className="mono break-all">{row.line === null ? row.file : `${row.file}:${row.line}`}</span>,
          },
          { key: "why", head: "Why", cell: (row) => row.reason },
        ]}
      />
      {others > 0 ? <p className="t12 ink3 mt-2">and {formatCount(others)} more</p> : null}
    </Section>
  );
}

function Reclassified({ rows }: { rows: ImportReport["reclassified"] }) {
  return (
    <Section title="Reclassified" className="mt-8">
      <DataTable
        caption="Reclassified episodes"
        rows={rows}
        rowKey={(row) => `${row.from} ${row.to}`}
        columns={[
          { key: "from", head: "The source says", cell: (row) => row.from },
          { key: "to", head: "Kept as", cell: (row) => row.to },
          { key: "count", head: "Episodes", numeric: true, cell: (row) => formatCount(row.count) },
        ]}
      />
    </Section>
  );
}

function Lost({ fields }: { fields: readonly string[] }) {
  return (
    <Section title="Not carried over" className="mt-8">
      <p className="t13 ink2 mb-2">Fields of the source that an episode has no place for; no number depends on them.</p>
      <ul className="flex flex-wrap gap-2">
        {fields.map((field) => (
          <li key={field} className="chip">
            <span className="mono">{field}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Warnings({ sentences }: { sentences: readonly string[] }) {
  return (
    <Section title="Worth a look" className="mt-8">
      <ul className="t13 grid gap-1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Section>
  );
}
