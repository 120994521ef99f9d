import type { Metadata } from "next";
import { ProblemGroups } from "@/components/run/problem-groups";
import { readRun } from "../read-run";

export const metadata: Metadata = { title: "Problems" };

interface ProblemsPageProps {
  params: Promise<{ project: string; run: string }>;
}

export default async function ProblemsPage({ params }: ProblemsPageProps) {
  const address = await params;
  const read = await readRun(address.project, address.run);
  return read === null ? null : <ProblemGroups project={address.project} run={read.run} />;
}
