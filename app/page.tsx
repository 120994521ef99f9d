import { AppFrame } from "@/app/app-frame";
import { Home, type ProjectActivity } from "@/components/home/home";
import { NewProjectDialog } from "@/components/projects/new-project-dialog";
import { getCaller } from "@/server/api/caller";
import { orNotFound } from "@/server/api/or-not-found";

export default function HomePage() {
  return (
    <AppFrame project={null}>
      <HomeOfPerson />
      <NewProjectDialog />
    </AppFrame>
  );
}

/** So many questions however many projects there are. */
async function HomeOfPerson() {
  const caller = await getCaller();
  const [projects, recent, sweeps, imports] = await orNotFound(
    Promise.all([caller.projects.list(), caller.runs.recent(), caller.sweeps.active(), caller.imports.unfinished()]),
    "/",
  );
  const activity: ProjectActivity[] = projects
    .filter(({ archivedAt }) => archivedAt === null)
    .map(({ slug, name }) => ({
      slug,
      name,
      runs: recent.filter(({ project }) => project.slug === slug),
      imports: imports.filter(({ project }) => project.slug === slug),
    }));
  return <Home projects={projects} activity={activity} recent={recent} sweeps={sweeps} imports={imports} />;
}
