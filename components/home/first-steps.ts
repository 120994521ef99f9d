import { can } from "@/core/access";
import type { ProjectActivity, ProjectRow } from "./home";

export type FirstStep = { words: string; done: boolean; href: string | null };

/** The steps from an account to a comparison, each with whether it is done and where it begins. */
export function firstSteps(projects: readonly ProjectRow[], activity: readonly ProjectActivity[]): FirstStep[] {
  const open = projects.filter(({ archivedAt }) => archivedAt === null);
  const project = open.find(({ role }) => can(role, "run:write")) ?? open[0];
  const base = project ? `/p/${project.slug}` : null;
  const ran = activity.find(({ runs }) => runs.length > 0);
  const run = ran?.runs[0];
  return [
    { words: "Make a project", done: project !== undefined, href: "/?new=project" },
    {
      words: "Register an endpoint, or add the built-in policies",
      done: open.some(({ checkpoints }) => checkpoints > 0),
      href: base && `${base}/checkpoints`,
    },
    { words: "Run a first sweep, or import trajectories", done: run !== undefined, href: base && `${base}/runs/new?kind=budget` },
    { words: "Open a cell of the grid, then an episode", done: false, href: ran && run ? `/p/${ran.slug}/runs/${run.id}` : null },
    { words: "Compare two checkpoints and copy the link", done: false, href: ran ? `/p/${ran.slug}/compare` : null },
  ];
}
