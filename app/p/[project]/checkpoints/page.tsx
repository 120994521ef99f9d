import type { Metadata } from "next";
import { BuiltInPolicies } from "@/components/checkpoints/built-in-policies";
import { CheckpointEditor } from "@/components/checkpoints/checkpoint-editor";
import { CheckpointTable } from "@/components/checkpoints/checkpoint-table";
import { LineageTree } from "@/components/checkpoints/lineage-tree";
import { NoCheckpoints } from "@/components/checkpoints/no-checkpoints";
import { ButtonLink } from "@/components/ui/button-link";
import { countOf } from "@/components/ui/count-of";
import { PageHead } from "@/components/ui/page-head";
import { can } from "@/core/access";
import { getCaller } from "@/server/api/caller";
import { orNotFound } from "@/server/api/or-not-found";

export const metadata: Metadata = { title: "Checkpoints" };

type CheckpointsPageProps = { params: Promise<{ project: string }> };

export default async function CheckpointsPage({ params }: CheckpointsPageProps) {
  const { project: slug } = await params;
  const caller = await getCaller();
  const [project, checkpoints, builtIns] = await orNotFound(
    Promise.all([
      caller.projects.get({ project: slug }),
      caller.checkpoints.list({ project: slug }),
      caller.checkpoints.builtIns({ project: slug }),
    ]),
    `/p/${slug}/checkpoints`,
  );
  const mayEdit = project.archivedAt === null && can(project.role, "checkpoint:write");
  return (
    <>
      <PageHead
        title="Checkpoints"
        crumbs={[{ label: project.name, href: `/p/${slug}` }, { label: "Checkpoints" }]}
        meta={<span>{countOf(checkpoints.length, "checkpoint")}</span>}
        actions={
          checkpoints.length === 0 ? null : (
            <>
              {mayEdit ? (
                <ButtonLink tone="primary" href={`/p/${slug}/checkpoints/new`}>
                  New checkpoint
                </ButtonLink>
              ) : null}
              {checkpoints.length > 1 ? <ButtonLink href={`/p/${slug}/compare`}>Compare two</ButtonLink> : null}
            </>
          )
        }
      />
      {checkpoints.length === 0 ? (
        <NoCheckpoints project={slug} mayEdit={mayEdit} />
      ) : (
        <>
          <LineageTree project={slug} checkpoints={checkpoints} mayEdit={mayEdit} />
          <CheckpointTable project={slug} checkpoints={checkpoints} mayEdit={mayEdit} />
          {mayEdit ? <CheckpointEditor project={slug} checkpoints={checkpoints} /> : null}
        </>
      )}
      <BuiltInPolicies project={slug} builtIns={builtIns} mayEdit={mayEdit} />
    </>
  );
}
