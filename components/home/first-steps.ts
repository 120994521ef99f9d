import type { ProjectActivity, ProjectRow } from "./home";

export type FirstStep = { words: string; done: boolean; href: string | null };

/** The steps from an account to a comparison, each with whether it is done and where it begins. */
export function firstSteps(projects: readonly ProjectRow[], activity: readonly ProjectActivity[]): FirstStep[] {
  const project = projects.find(({ archivedAt }) => archivedAt === null);
  const ran = activity.find(({ runs }) => runs.length > 0);
  const run = ran?.runs[0];
  return [
    { words: "Sign in", done: true, href: null },
    { words: "Make a project", done: project !== undefined, href: "/?new=project" },
    { words: "Import trajectories", done: run !== undefined, href: project ? `/p/${project.slug}/runs/new?kind=import` : null },
    { words: "Read the grid, open a cell, then an episode", done: false, href: ran && run ? `/p/${ran.slug}/runs/${run.id}` : null },
    { words: "Compare two checkpoints and copy the link", done: false, href: ran ? `/p/${ran.slug}/compare` : null },
  ];
}
