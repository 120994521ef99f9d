import type { Metadata } from "next";
import { ManifestView } from "@/components/run/manifest-view";
import { RemoveRun } from "@/components/run/remove-run";
import { Section } from "@/components/ui/section";
import { can } from "@/core/access";
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
  return (
    <>
      <ManifestView run={run} />
      {can(project.role, "run:write") && (
        <Section title="Remove">
          <RemoveRun project={project.slug} run={run} />
        </Section>
      )}
    </>
  );
}
