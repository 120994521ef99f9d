import type { Metadata } from "next";
import { ManifestView } from "@/components/run/manifest-view";
import { readRun } from "../read-run";

export const metadata: Metadata = { title: "Manifest" };

interface ManifestPageProps {
  params: Promise<{ project: string; run: string }>;
}

export default async function ManifestPage({ params }: ManifestPageProps) {
  const address = await params;
  const read = await readRun(address.project, address.run);
  return read === null ? null : <ManifestView run={read.run} />;
}
