import { z } from "zod";
import { getCheckpoint } from "@/server/services/checkpoints/get-checkpoint";
import { listCheckpoints } from "@/server/services/checkpoints/list-checkpoints";
import { CheckpointChange, updateCheckpoint } from "@/server/services/checkpoints/update-checkpoint";
import { createRouter, projectProcedure } from "../trpc";

export const checkpointsRouter = createRouter({
  list: projectProcedure("checkpoint:read").query(({ ctx }) => listCheckpoints(ctx.scope)),
  get: projectProcedure("checkpoint:read")
    .input(z.object({ id: z.string() }))
    .query(({ ctx, input }) => getCheckpoint(ctx.scope, input.id)),
  update: projectProcedure("checkpoint:write")
    .input(CheckpointChange)
    .mutation(({ ctx, input }) => updateCheckpoint(ctx.scope, input)),
});
