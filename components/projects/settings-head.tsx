import { LinkTabs } from "@/components/ui/link-tabs";
import { PageHead } from "@/components/ui/page-head";

type SettingsHeadProps = { project: { slug: string; name: string }; current: "general" | "members" };

/** Title and tabs of a project's settings. */
export function SettingsHead({ project, current }: SettingsHeadProps) {
  const base = `/p/${project.slug}/settings`;
  return (
    <>
      <PageHead title="Settings" crumbs={[{ label: project.name, href: `/p/${project.slug}` }, { label: "Settings" }]} />
      <LinkTabs
        label="Settings"
        current={current}
        tabs={[
          { key: "general", label: "General", href: `${base}/general` },
          { key: "members", label: "Members", href: `${base}/members` },
        ]}
      />
    </>
  );
}
