import { countListed, EpisodeCountQuery } from "@/server/services/episodes/count-listed";
import { getEpisode } from "@/server/services/episodes/get-episode";
import { ExchangeQuery, getExchange } from "@/server/services/episodes/get-exchange";
import { getPlaceInList, PlaceQuery } from "@/server/services/episodes/get-place-in-list";
import { getTurns, TurnsQuery } from "@/server/services/episodes/get-turns";
import { EpisodesQuery, listEpisodes } from "@/server/services/episodes/list-episodes";
import { listTasks, TaskFilter } from "@/server/services/episodes/list-tasks";
import { createRouter, episodeProcedure, projectProcedure } from "../trpc";

export const episodesRouter = createRouter({
  list: projectProcedure("run:read")
    .input(EpisodesQuery)
    .query(({ ctx, input }) => listEpisodes(ctx.scope, input)),
  count: projectProcedure("run:read")
    .input(EpisodeCountQuery)
    .query(({ ctx, input }) => countListed(ctx.scope, input)),
  tasks: projectProcedure("run:read")
    .input(TaskFilter)
    .query(({ ctx, input }) => listTasks(ctx.scope, input)),
  get: episodeProcedure("run:read").query(({ ctx, input }) => getEpisode(ctx.scope, input.episode)),
  place: episodeProcedure("run:read")
    .input(PlaceQuery)
    .query(({ ctx, input }) => getPlaceInList(ctx.scope, input.episode, input)),
  turns: episodeProcedure("run:read")
    .input(TurnsQuery)
    .query(({ ctx, input }) => getTurns(ctx.scope, input.episode, input)),
  exchange: episodeProcedure("run:read")
    .input(ExchangeQuery)
    .query(({ ctx, input }) => getExchange(ctx.scope, input.episode, input)),
});
