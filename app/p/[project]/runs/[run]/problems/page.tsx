import type { Metadata } from "next";
import { EarlierAttempts } from "@/components/run/earlier-attempts";
import { ProblemGroups } from "@/components/run/problem-groups";
import { SweepProblems } from "@/components/run/sweep-problems";
import { can } from "@/core/access";
import { getCaller } from "@/server/api/caller";
import { readRun } from "../read-run";

export const metadata: Metadata = { title: "Problems" };

interface ProblemsPageProps {
  params: Promise<{ project: string; run: string }>;
}

export default async function ProblemsPage({ params }: ProblemsPageProps) {
  const address = await params;
  const read = await readRun(address.project, address.run);
  if (read === null) return null;
  const { project, progress, run } = read;
  if (progress === null) return <ProblemGroups project={address.project} run={run} />;
  const caller = await getCaller();
  const [problems, attempts] = await Promise.all([caller.sweeps.problems(address), caller.sweeps.attempts(address)]);
  return (
    <>
      <SweepProblems
        project={project.slug}
        run={run.id}
        initial={progress}
        problems={problems}
        mayAct={can(project.role, "run:write") && project.archivedAt === null}
      />
      <EarlierAttempts key={JSON.stringify(attempts.items.at(-1))} project={project.slug} run={run.id} firstPage={attempts} />
    </>
  );
}
