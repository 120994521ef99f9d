import { z } from "zod";
import { archiveProject } from "@/server/services/projects/archive-project";
import { createProject, ProjectName } from "@/server/services/projects/create-project";
import { getProject } from "@/server/services/projects/get-project";
import { listProjects } from "@/server/services/projects/list-projects";
import { renameProject } from "@/server/services/projects/rename-project";
import { restoreProject } from "@/server/services/projects/restore-project";
import { createRouter, projectProcedure, userProcedure } from "../trpc";

const named = z.object({ name: ProjectName });

export const projectsRouter = createRouter({
  list: userProcedure.query(({ ctx }) => listProjects(ctx.user)),
  get: projectProcedure("project:read").query(({ ctx }) => getProject(ctx.scope)),
  create: userProcedure.input(named).mutation(({ ctx, input }) => createProject(ctx.user, input.name)),
  rename: projectProcedure("project:write")
    .input(named)
    .mutation(({ ctx, input }) => renameProject(ctx.scope, input.name)),
  archive: projectProcedure("project:write").mutation(({ ctx }) => archiveProject(ctx.scope)),
  restore: projectProcedure("project:write").mutation(({ ctx }) => restoreProject(ctx.scope)),
});
