import type { ReactNode } from "react";
import { DenominatorBar } from "@/components/run/denominator-bar";
import { RunHead } from "@/components/run/run-head";
import { RunTabs } from "@/components/run/run-tabs";
import { readRun } from "./read-run";

interface RunLayoutProps {
  params: Promise<{ project: string; run: string }>;
  children: ReactNode;
}

export default async function RunLayout({ params, children }: RunLayoutProps) {
  const address = await params;
  const read = await readRun(address.project, address.run);
  if (read === null) return children;
  const { project, run } = read;
  const { episodes, counted, tasks } = run.totals;
  return (
    <>
      <RunHead project={project} run={run} />
      <DenominatorBar project={project.slug} run={run.id} totals={run.totals} />
      <RunTabs project={project.slug} run={run.id} tasks={tasks} episodes={episodes} problems={episodes - counted} />
      {children}
    </>
  );
}
