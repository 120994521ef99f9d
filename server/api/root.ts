import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { accountRouter } from "./routers/account";
import { checkpointsRouter } from "./routers/checkpoints";
import { endpointsRouter } from "./routers/endpoints";
import { episodesRouter } from "./routers/episodes";
import { importsRouter } from "./routers/imports";
import { invitesRouter } from "./routers/invites";
import { membersRouter } from "./routers/members";
import { projectsRouter } from "./routers/projects";
import { reportsRouter } from "./routers/reports";
import { runsRouter } from "./routers/runs";
import { setupRouter } from "./routers/setup";
import { sweepsRouter } from "./routers/sweeps";
import { createRouter } from "./trpc";

/** Every procedure of the application. */
export const appRouter = createRouter({
  setup: setupRouter,
  invites: invitesRouter,
  account: accountRouter,
  projects: projectsRouter,
  members: membersRouter,
  checkpoints: checkpointsRouter,
  endpoints: endpointsRouter,
  imports: importsRouter,
  runs: runsRouter,
  sweeps: sweepsRouter,
  reports: reportsRouter,
  episodes: episodesRouter,
});

export type AppRouter = typeof appRouter;
export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;
