import type { ReactNode } from "react";
import { DenominatorBar } from "@/components/charts/denominator-bar";
import { episodesHref } from "@/components/episodes-list/episodes-address";
import { countTasks } from "@/components/run/entry-words";
import { RenameRun } from "@/components/run/rename-run";
import { RunHead } from "@/components/run/run-head";
import { RunTabs } from "@/components/run/run-tabs";
import { can } from "@/core/access";
import { denominators } from "@/core/reports/charts/denominators";
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
  const { episodes, counted } = run.totals;
  return (
    <>
      <RunHead project={project} run={run} actions={can(project.role, "run:write") && <RenameRun project={project.slug} run={run} />} />
      <DenominatorBar
        model={denominators(run.totals)}
        causeHref={(stop) => episodesHref(project.slug, run.id, { stop })}
        notGradedHref={episodesHref(project.slug, run.id, { outcome: "not_graded" })}
      />
      <RunTabs project={project.slug} run={run.id} tasks={countTasks(run.entries)} episodes={episodes} problems={episodes - counted} />
      {children}
    </>
  );
}
