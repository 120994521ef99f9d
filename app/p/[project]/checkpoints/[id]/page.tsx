import type { Metadata } from "next";
import { CheckpointEditor } from "@/components/checkpoints/checkpoint-editor";
import { CheckpointFacts } from "@/components/checkpoints/checkpoint-facts";
import { EditCheckpointButton } from "@/components/checkpoints/edit-checkpoint-button";
import { EvaluationTable } from "@/components/checkpoints/evaluation-table";
import { EndpointSection } from "@/components/endpoints/endpoint-section";
import { launchHref } from "@/components/launch/launch-address";
import { ButtonLink } from "@/components/ui/button-link";
import { countOf } from "@/components/ui/count-of";
import { MethodMark } from "@/components/ui/method-mark";
import { PageHead } from "@/components/ui/page-head";
import { Section } from "@/components/ui/section";
import { can } from "@/core/access";
import { getCaller } from "@/server/api/caller";
import { orNotFound } from "@/server/api/or-not-found";
import { readCheckpoint } from "./read-checkpoint";

type CheckpointPageProps = { params: Promise<{ project: string; id: string }> };

export async function generateMetadata({ params }: CheckpointPageProps): Promise<Metadata> {
  const { name } = await readCheckpoint(await params);
  return { title: name };
}

export default async function CheckpointPage({ params }: CheckpointPageProps) {
  const { project: slug, id } = await params;
  const caller = await getCaller();
  const [checkpoint, project, all] = await Promise.all([
    readCheckpoint({ project: slug, id }),
    orNotFound(caller.projects.get({ project: slug })),
    orNotFound(caller.checkpoints.list({ project: slug })),
  ]);
  const mayEdit = project.archivedAt === null && can(project.role, "checkpoint:write");
  const latestTest = mayEdit && checkpoint.endpoint ? await caller.endpoints.latestTest({ project: slug, checkpoint: id }) : null;
  const base = `/p/${slug}`;
  return (
    <>
      <PageHead
        title={<MethodMark method={checkpoint.method}>{checkpoint.name}</MethodMark>}
        crumbs={[{ label: project.name, href: base }, { label: "Checkpoints", href: `${base}/checkpoints` }, { label: checkpoint.name }]}
        meta={
          <>
            <span>{checkpoint.method}</span>
            <span>{countOf(checkpoint.runs, "run")}</span>
          </>
        }
        actions={
          mayEdit ? (
            <>
              {checkpoint.endpoint ? (
                <ButtonLink tone="primary" href={launchHref(slug, { checkpoint: [checkpoint.id] })}>
                  Launch a sweep
                </ButtonLink>
              ) : null}
              <EditCheckpointButton id={checkpoint.id} name={checkpoint.name} small={false} />
            </>
          ) : null
        }
      />
      <CheckpointFacts project={slug} checkpoint={checkpoint} />
      <EndpointSection project={slug} checkpoint={checkpoint} latestTest={latestTest} mayEdit={mayEdit} />
      <Section title="Evaluated on">
        <EvaluationTable project={slug} entries={checkpoint.entryList} />
      </Section>
      {mayEdit ? <CheckpointEditor project={slug} checkpoints={all} /> : null}
    </>
  );
}
