import type { Metadata } from "next";
import { NotYours } from "@/components/checkpoints/not-yours";
import { EndpointForm } from "@/components/endpoints/endpoint-form";
import { PageHead } from "@/components/ui/page-head";
import { can } from "@/core/access";
import { getCaller } from "@/server/api/caller";
import { orNotFound } from "@/server/api/or-not-found";
import { readCheckpoint } from "../read-checkpoint";

type EndpointPageProps = { params: Promise<{ project: string; id: string }> };

export async function generateMetadata({ params }: EndpointPageProps): Promise<Metadata> {
  const { name } = await readCheckpoint(await params);
  return { title: `Endpoint of ${name}` };
}

/** Where a checkpoint answers, as a form. */
export default async function EndpointPage({ params }: EndpointPageProps) {
  const { project: slug, id } = await params;
  const caller = await getCaller();
  const [{ name, endpoint }, project] = await Promise.all([
    readCheckpoint({ project: slug, id }),
    orNotFound(caller.projects.get({ project: slug })),
  ]);
  const base = `/p/${slug}`;
  const mayWrite = project.archivedAt === null && can(project.role, "checkpoint:write");
  return (
    <>
      <PageHead
        title={`Endpoint of ${name}`}
        crumbs={[
          { label: project.name, href: base },
          { label: "Checkpoints", href: `${base}/checkpoints` },
          { label: name, href: `${base}/checkpoints/${id}` },
          { label: "Endpoint" },
        ]}
      />
      {mayWrite ? <EndpointForm project={slug} checkpoint={id} endpoint={endpoint} /> : <NotYours project={project} />}
    </>
  );
}
