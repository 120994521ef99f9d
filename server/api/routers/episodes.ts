import { getEpisode } from "@/server/services/episodes/get-episode";
import { getTurns, TurnsQuery } from "@/server/services/episodes/get-turns";
import { EpisodeFilter, listEpisodes } from "@/server/services/episodes/list-episodes";
import { listTasks, TaskFilter } from "@/server/services/episodes/list-tasks";
import { createRouter, episodeProcedure, projectProcedure } from "../trpc";

export const episodesRouter = createRouter({
  list: projectProcedure("run:read")
    .input(EpisodeFilter)
    .query(({ ctx, input }) => listEpisodes(ctx.scope, input)),
  tasks: projectProcedure("run:read")
    .input(TaskFilter)
    .query(({ ctx, input }) => listTasks(ctx.scope, input)),
  get: episodeProcedure("run:read").query(({ ctx, input }) => getEpisode(ctx.scope, input.episode)),
  turns: episodeProcedure("run:read")
    .input(TurnsQuery)
    .query(({ ctx, input }) => getTurns(ctx.scope, input.episode, input)),
});
