import type { Metadata } from "next";
import { createLoader } from "nuqs/server";
import { UnfinishedImports } from "@/components/imports/unfinished-imports";
import { launchHref } from "@/components/launch/launch-address";
import { NoRuns } from "@/components/runs-list/no-runs";
import { runFilterParsers } from "@/components/runs-list/run-filters";
import { RunsList } from "@/components/runs-list/runs-list";
import { ButtonLink } from "@/components/ui/button-link";
import { countOf } from "@/components/ui/count-of";
import { PageHead } from "@/components/ui/page-head";
import { can } from "@/core/access";
import { getCaller } from "@/server/api/caller";
import { orNotFound } from "@/server/api/or-not-found";

export const metadata: Metadata = { title: "Runs" };

const loadFilters = createLoader(runFilterParsers);

type RunsPageProps = { params: Promise<{ project: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function RunsPage({ params, searchParams }: RunsPageProps) {
  const [{ project: slug }, filters] = await Promise.all([params, loadFilters(searchParams)]);
  const caller = await getCaller();
  const asked = { project: slug, status: filters.status ?? undefined, query: filters.q || undefined };
  const [project, firstPage] = await orNotFound(
    Promise.all([caller.projects.get({ project: slug }), caller.runs.list(asked)]),
    `/p/${slug}/runs`,
  );
  const mayStart = can(project.role, "run:write") && can(project.role, "import:write") && project.archivedAt === null;
  const unfinished = mayStart ? await caller.imports.list({ project: slug, unfinished: true }) : [];
  return (
    <>
      <PageHead
        title="Runs"
        crumbs={[{ label: project.name, href: `/p/${slug}` }, { label: "Runs" }]}
        meta={project.runs > 0 ? <span>{countOf(project.runs, "run")}</span> : null}
        actions={
          mayStart && project.runs > 0 ? (
            <>
              <ButtonLink href={launchHref(slug, { kind: "import" })}>Import trajectories</ButtonLink>
              <ButtonLink tone="primary" href={launchHref(slug)}>
                New sweep
              </ButtonLink>
            </>
          ) : null
        }
      />
      <UnfinishedImports project={slug} imports={unfinished} />
      <div className="mt-8">
        {project.runs === 0 ? (
          <NoRuns project={slug} mayStart={mayStart} />
        ) : (
          <RunsList project={slug} asked={asked} firstPage={firstPage} />
        )}
      </div>
    </>
  );
}
