import type { Metadata } from "next";
import { NewCheckpointForm } from "@/components/checkpoints/new-checkpoint-form";
import { NotYours } from "@/components/checkpoints/not-yours";
import { PageHead } from "@/components/ui/page-head";
import { can } from "@/core/access";
import { getCaller } from "@/server/api/caller";
import { orNotFound } from "@/server/api/or-not-found";

export const metadata: Metadata = { title: "New checkpoint" };

type NewCheckpointPageProps = { params: Promise<{ project: string }> };

export default async function NewCheckpointPage({ params }: NewCheckpointPageProps) {
  const { project: slug } = await params;
  const caller = await getCaller();
  const [project, checkpoints] = await orNotFound(
    Promise.all([caller.projects.get({ project: slug }), caller.checkpoints.list({ project: slug })]),
    `/p/${slug}/checkpoints/new`,
  );
  const base = `/p/${slug}`;
  const mayWrite = project.archivedAt === null && can(project.role, "checkpoint:write");
  return (
    <>
      <PageHead
        title="New checkpoint"
        crumbs={[{ label: project.name, href: base }, { label: "Checkpoints", href: `${base}/checkpoints` }, { label: "New" }]}
      />
      {mayWrite ? (
        <NewCheckpointForm project={slug} others={checkpoints.map(({ id, name }) => ({ id, name }))} />
      ) : (
        <NotYours project={project} />
      )}
    </>
  );
}
