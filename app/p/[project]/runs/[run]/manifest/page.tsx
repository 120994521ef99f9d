import type { Metadata } from "next";
import { ImportManifestView } from "@/components/run/import-manifest-view";
import { RemoveRun } from "@/components/run/remove-run";
import { SweepManifestView } from "@/components/run/sweep-manifest-view";
import { Section } from "@/components/ui/section";
import { can } from "@/core/access";
import { getCaller } from "@/server/api/caller";
import { readRun } from "../read-run";

export const metadata: Metadata = { title: "Manifest" };

interface ManifestPageProps {
  params: Promise<{ project: string; run: string }>;
}

export default async function ManifestPage({ params }: ManifestPageProps) {
  const address = await params;
  const read = await readRun(address.project, address.run);
  if (read === null) return null;
  const { project, run } = read;
  const mayWrite = can(project.role, "run:write") && project.archivedAt === null;
  return (
    <>
      {run.manifest === null ? (
        <SweepManifestView
          project={project.slug}
          manifest={await (await getCaller()).sweeps.manifest(address)}
          settled={run.totals.episodes}
          mayLaunch={mayWrite}
        />
      ) : (
        <ImportManifestView run={run} manifest={run.manifest} />
      )}
      {mayWrite && (
        <Section title="Remove">
          <RemoveRun project={project.slug} run={run} />
        </Section>
      )}
    </>
  );
}
