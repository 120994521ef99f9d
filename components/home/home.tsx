import { NewProjectButton } from "@/components/projects/new-project-button";
import { PageHead } from "@/components/ui/page-head";
import { Section } from "@/components/ui/section";
import { can } from "@/core/access";
import type { RouterOutputs } from "@/server/api/root";
import { Checklist } from "./checklist";
import { FinishedRuns } from "./finished-runs";
import { ProjectTable } from "./project-table";
import { RunningStrip } from "./running-strip";
import { Start } from "./start";

export type ProjectRow = RouterOutputs["projects"]["list"][number];

/** What happened lately in one project. */
export type ProjectActivity = {
  slug: string;
  name: string;
  runs: RouterOutputs["runs"]["list"]["items"];
  imports: RouterOutputs["imports"]["list"];
};

type HomeProps = {
  projects: readonly ProjectRow[];
  activity: readonly ProjectActivity[];
  recent: RouterOutputs["runs"]["recent"];
  sweeps: RouterOutputs["sweeps"]["active"];
  imports: RouterOutputs["imports"]["unfinished"];
};

/** What is on its way, what was finished, the projects; and, until there is a result, the steps to the first one. */
export function Home({ projects, activity, recent, sweeps, imports }: HomeProps) {
  const hasRuns = activity.some(({ runs }) => runs.length > 0);
  if (projects.length === 0) {
    return (
      <>
        <PageHead title="How do you want to start?" />
        <Start project={null} />
        <Checklist projects={projects} activity={activity} />
      </>
    );
  }
  return (
    <>
      <PageHead title="Home" actions={<NewProjectButton />} />
      <RunningStrip sweeps={sweeps} imports={imports} />
      {hasRuns ? <FinishedRuns runs={recent} /> : <Start project={projects.find(mayBegin) ?? null} />}
      <Section title="Projects">
        <ProjectTable projects={projects} />
      </Section>
      <Checklist projects={projects} activity={activity} />
    </>
  );
}

/** Whether a person can put something into the project. */
function mayBegin({ archivedAt, role }: ProjectRow): boolean {
  return archivedAt === null && can(role, "run:write");
}
