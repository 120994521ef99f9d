import type { Metadata } from "next";
import { ArchiveProject } from "@/components/projects/archive-project";
import { RenameProject } from "@/components/projects/rename-project";
import { SettingsHead } from "@/components/projects/settings-head";
import { Banner } from "@/components/ui/banner";
import { can } from "@/core/access";
import { getCaller } from "@/server/api/caller";
import { orNotFound } from "@/server/api/or-not-found";

export const metadata: Metadata = { title: "Settings" };

type GeneralSettingsProps = { params: Promise<{ project: string }> };

export default async function GeneralSettings({ params }: GeneralSettingsProps) {
  const { project: slug } = await params;
  const project = await orNotFound((await getCaller()).projects.get({ project: slug }), `/p/${slug}/settings/general`);
  const allowed = can(project.role, "project:write");
  return (
    <>
      <SettingsHead project={project} current="general" />
      {allowed ? null : (
        <Banner className="mt-6" title={`You are ${project.role} here.`}>
          Owners change the name and archive the project.
        </Banner>
      )}
      <RenameProject project={project} allowed={allowed} />
      <ArchiveProject project={project} allowed={allowed} />
    </>
  );
}
