import { z } from "zod";
import { CheckpointChange } from "@/core/checkpoint/checkpoint-change";
import { NewCheckpoint } from "@/core/checkpoint/new-checkpoint";
import { addBuiltIn, BuiltInCheckpoint, listBuiltIns } from "@/server/services/checkpoints/add-built-in";
import { createCheckpoint } from "@/server/services/checkpoints/create-checkpoint";
import { getCheckpoint } from "@/server/services/checkpoints/get-checkpoint";
import { listCheckpoints } from "@/server/services/checkpoints/list-checkpoints";
import { updateCheckpoint } from "@/server/services/checkpoints/update-checkpoint";
import { createRouter, projectProcedure } from "../trpc";

export const checkpointsRouter = createRouter({
  list: projectProcedure("checkpoint:read").query(({ ctx }) => listCheckpoints(ctx.scope)),
  get: projectProcedure("checkpoint:read")
    .input(z.object({ id: z.string() }))
    .query(({ ctx, input }) => getCheckpoint(ctx.scope, input.id)),
  create: projectProcedure("checkpoint:write")
    .input(NewCheckpoint)
    .mutation(({ ctx, input }) => createCheckpoint(ctx.scope, input)),
  builtIns: projectProcedure("checkpoint:read").query(({ ctx }) => listBuiltIns(ctx.scope)),
  addBuiltIn: projectProcedure("checkpoint:write")
    .input(BuiltInCheckpoint)
    .mutation(({ ctx, input }) => addBuiltIn(ctx.scope, input)),
  update: projectProcedure("checkpoint:write")
    .input(CheckpointChange)
    .mutation(({ ctx, input }) => updateCheckpoint(ctx.scope, input)),
});
