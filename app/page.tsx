import { AppFrame } from "@/app/app-frame";
import { Home } from "@/components/home/home";
import { NewProjectDialog } from "@/components/projects/new-project-dialog";
import { can } from "@/core/access";
import { getCaller } from "@/server/api/caller";
import { orNotFound } from "@/server/api/or-not-found";

const RECENT_RUNS = 5;
/** More projects than this are listed, but their runs are not gathered here. */
const GATHERED_PROJECTS = 12;

export default function HomePage() {
  return (
    <AppFrame project={null}>
      <HomeOfPerson />
      <NewProjectDialog />
    </AppFrame>
  );
}

async function HomeOfPerson() {
  const caller = await getCaller();
  const projects = await orNotFound(caller.projects.list(), "/");
  const open = projects.filter((project) => project.archivedAt === null);
  const activity = await Promise.all(
    open.slice(0, GATHERED_PROJECTS).map(async ({ slug, name, role }) => {
      const [runs, imports] = await Promise.all([
        caller.runs.list({ project: slug, limit: RECENT_RUNS }),
        can(role, "import:write") ? caller.imports.list({ project: slug, unfinished: true }) : [],
      ]);
      return { slug, name, runs: runs.items, imports };
    }),
  );
  return <Home projects={projects} activity={activity} />;
}
