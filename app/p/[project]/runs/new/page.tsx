import type { Metadata } from "next";
import { ImportWizard } from "@/components/imports/import-wizard";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { PageHead } from "@/components/ui/page-head";
import { can } from "@/core/access";
import { FORMATS } from "@/core/formats/registry";
import { getCaller } from "@/server/api/caller";
import { orNotFound } from "@/server/api/or-not-found";

export const metadata: Metadata = { title: "Import trajectories" };

const FORMAT_OPTIONS = [
  { value: "auto", label: "Find out from the files" },
  ...FORMATS.map(({ name, title }) => ({ value: name, label: title })),
];

type NewRunPageProps = { params: Promise<{ project: string }> };

/** A new run. Importing is the one kind there is so far; others join beside it in `kind`. */
export default async function NewRunPage({ params }: NewRunPageProps) {
  const { project: slug } = await params;
  const project = await orNotFound((await getCaller()).projects.get({ project: slug }), `/p/${slug}/runs/new?kind=import`);
  const base = `/p/${slug}`;
  const refusal =
    project.archivedAt !== null ? "This project is archived." : can(project.role, "import:write") ? null : `You are ${project.role} here.`;
  return (
    <>
      <PageHead
        title="Import trajectories"
        crumbs={[{ label: project.name, href: base }, { label: "Runs", href: `${base}/runs` }, { label: "Import" }]}
      />
      {refusal === null ? (
        <ImportWizard project={slug} formats={FORMAT_OPTIONS} />
      ) : (
        <Banner
          tone="attn"
          className="mt-6"
          title={refusal}
          action={
            <ButtonLink small href={`${base}/settings/members`}>
              Who can help
            </ButtonLink>
          }
        >
          Members and owners import trajectories into open projects. Ask an owner for another role.
        </Banner>
      )}
    </>
  );
}
