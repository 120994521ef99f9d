import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { ImportWizard } from "@/components/imports/import-wizard";
import { KindSwitch } from "@/components/launch/kind-switch";
import { launchHref, loadLaunchAddress } from "@/components/launch/launch-address";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { PageHead } from "@/components/ui/page-head";
import { can, type Permission } from "@/core/access";
import { FORMATS } from "@/core/formats/registry";
import { getCaller } from "@/server/api/caller";
import { orNotFound } from "@/server/api/or-not-found";
import { BudgetLaunch } from "./budget-launch";

const FORMAT_OPTIONS = [
  { value: "auto", label: "Find out from the files" },
  ...FORMATS.map(({ name, title }) => ({ value: name, label: title })),
];

interface Kind {
  title: string;
  crumb: string;
  permission: Permission;
  /** Who may do it where. */
  rule: string;
}

const KINDS: Readonly<Record<"budget" | "import", Kind>> = {
  budget: {
    title: "New budget sweep",
    crumb: "New",
    permission: "run:write",
    rule: "Members and owners launch sweeps in open projects. Ask an owner for another role.",
  },
  import: {
    title: "Import trajectories",
    crumb: "Import",
    permission: "import:write",
    rule: "Members and owners import trajectories into open projects. Ask an owner for another role.",
  },
};

interface NewRunPageProps {
  params: Promise<{ project: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ searchParams }: NewRunPageProps): Promise<Metadata> {
  return { title: KINDS[(await loadLaunchAddress(searchParams)).kind].title };
}

/** A new run: a sweep over turn budgets, or files that are imported. */
export default async function NewRunPage({ params, searchParams }: NewRunPageProps) {
  const [{ project: slug }, address] = await Promise.all([params, loadLaunchAddress(searchParams)]);
  const base = `/p/${slug}`;
  const project = await orNotFound((await getCaller()).projects.get({ project: slug }), launchHref(slug, { kind: address.kind }));
  const { title, crumb, permission, rule } = KINDS[address.kind];
  const refusal =
    project.archivedAt !== null ? "This project is archived." : can(project.role, permission) ? null : `You are ${project.role} here.`;
  return (
    <>
      <PageHead
        title={title}
        crumbs={[{ label: project.name, href: base }, { label: "Runs", href: `${base}/runs` }, { label: crumb }]}
        actions={<KindSwitch project={slug} kind={address.kind} />}
      />
      {refusal !== null ? (
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
          {rule}
        </Banner>
      ) : address.kind === "import" ? (
        <ImportWizard project={slug} formats={FORMAT_OPTIONS} />
      ) : (
        <BudgetLaunch project={slug} address={address} />
      )}
    </>
  );
}
