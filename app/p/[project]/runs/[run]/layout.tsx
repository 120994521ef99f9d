import type { ReactNode } from "react";
import { DenominatorBar } from "@/components/charts/denominator-bar";
import { episodesHref } from "@/components/episodes-list/episodes-address";
import { SweepHeadActions } from "@/components/live/sweep-head-actions";
import { SweepHeadStatus } from "@/components/live/sweep-head-status";
import { SweepWatch } from "@/components/live/sweep-watch";
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
  const { project, run, progress } = read;
  const { episodes, counted } = run.totals;
  const mayAct = can(project.role, "run:write") && project.archivedAt === null;
  const watched = progress && { project: project.slug, run: run.id, initial: progress };
  const actions = (
    <>
      {watched && <SweepHeadActions {...watched} mayAct={mayAct} />}
      {mayAct && <RenameRun project={project.slug} run={run} />}
    </>
  );
  return (
    <>
      <RunHead project={project} run={run} status={watched && <SweepHeadStatus {...watched} />} actions={actions} />
      {watched ? (
        <SweepWatch {...watched} mayAct={mayAct} />
      ) : (
        <DenominatorBar
          model={denominators(run.totals)}
          causeHref={(stop) => episodesHref(project.slug, run.id, { stop })}
          notGradedHref={episodesHref(project.slug, run.id, { outcome: "not_graded" })}
        />
      )}
      <RunTabs project={project.slug} run={run.id} tasks={countTasks(run.entries)} episodes={episodes} problems={episodes - counted} />
      {children}
    </>
  );
}
