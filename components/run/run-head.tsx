import type { ReactNode } from "react";
import { compareHref } from "@/components/compare/compare-address";
import { suggestedPairs } from "@/components/compare/suggested-pairs";
import { ButtonLink } from "@/components/ui/button-link";
import { Chip } from "@/components/ui/chip";
import { DateTime } from "@/components/ui/date-time";
import { PageHead } from "@/components/ui/page-head";
import { Status } from "@/components/ui/status";
import { suiteText } from "./entry-words";
import type { RunHeader } from "./run-header";

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

interface RunHeadProps {
  project: { slug: string; name: string };
  run: RunHeader;
  /** The status as it stands now; default: as the run was read. */
  status?: ReactNode;
  actions?: ReactNode;
}

/** Name, status, origin and suites; which kind of budget its numbers have stands beside the numbers. */
export function RunHead({ project, run, status, actions }: RunHeadProps) {
  const [pair] = suggestedPairs(run.entries);
  const meta = (
    <>
      {status ?? <Status status={run.status} />}
      <span>{run.kind === "budget" ? "budget sweep" : run.kind}</span>
      <DateTime value={run.createdAt} />
      <span>by {run.createdBy}</span>
      {distinct(run.entries.map((entry) => suiteText(entry.suite))).map((suite) => (
        <Chip key={suite}>{suite}</Chip>
      ))}
    </>
  );
  return (
    <PageHead
      crumbs={[{ label: project.name, href: `/p/${project.slug}` }, { label: "Runs", href: `/p/${project.slug}/runs` }, { label: run.id }]}
      title={run.name}
      meta={meta}
      actions={
        <>
          <ButtonLink tone="primary" href={compareHref(project.slug, pair ? { a: pair[0].id, b: pair[1].id } : {})}>
            Compare
          </ButtonLink>
          {actions}
        </>
      }
    />
  );
}
