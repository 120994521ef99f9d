import Link from "next/link";
import { countOf } from "@/components/ui/count-of";
import { DateTime } from "@/components/ui/date-time";
import { Section } from "@/components/ui/section";
import type { RouterOutputs } from "@/server/api/root";
import { importWords } from "./import-words";

export type ImportRow = RouterOutputs["imports"]["list"][number];

/** Imports that wait for something: each leads back to where it stands. Draws nothing when there are none. */
export function UnfinishedImports({ project, imports }: { project: string; imports: readonly ImportRow[] }) {
  if (imports.length === 0) return null;
  return (
    <Section title="Imports on their way" className="mt-8">
      <div>
        {imports.map((row) => (
          <ImportLine key={row.id} project={project} row={row} />
        ))}
      </div>
    </Section>
  );
}

/** One unfinished import, as a line of "running" things. */
export function ImportLine({ project, row }: { project: string; row: ImportRow }) {
  const href = `/p/${project}/runs/new?kind=import&import=${row.id}`;
  const { dot, words, next } = importWords(row.status);
  return (
    <div className="runline">
      <div>
        <strong>
          <Link className="plain" href={href}>
            {row.name ?? `Import of ${countOf(row.files, "file")}`}
          </Link>
        </strong>
        <div className="ink2">
          {row.createdBy}, <DateTime value={row.createdAt} />
        </div>
      </div>
      <div className="ink2">{row.problem ?? (row.progress > 0 ? `${countOf(row.progress, "episode")} read` : "")}</div>
      <div className="row">
        <span className={`status ${dot}`}>{words}</span>
        <Link href={href}>{next}</Link>
      </div>
    </div>
  );
}
