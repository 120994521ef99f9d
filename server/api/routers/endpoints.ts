import { z } from "zod";
import { findLatestTest } from "@/server/services/endpoints/find-latest-test";
import { getEndpointTest } from "@/server/services/endpoints/get-endpoint-test";
import { removeEndpoint } from "@/server/services/endpoints/remove-endpoint";
import { EndpointChange, setEndpoint } from "@/server/services/endpoints/set-endpoint";
import { startEndpointTest } from "@/server/services/endpoints/start-endpoint-test";
import { createRouter, projectProcedure } from "../trpc";

const byCheckpoint = z.object({ checkpoint: z.string() });

/** Where checkpoints answer. A checkpoint has one endpoint at most, so it is named by its checkpoint. */
export const endpointsRouter = createRouter({
  set: projectProcedure("checkpoint:write")
    .input(EndpointChange)
    .mutation(({ ctx, input }) => setEndpoint(ctx.scope, input)),
  remove: projectProcedure("checkpoint:write")
    .input(byCheckpoint)
    .mutation(({ ctx, input }) => removeEndpoint(ctx.scope, input.checkpoint)),
  test: projectProcedure("checkpoint:write")
    .input(byCheckpoint)
    .mutation(({ ctx, input }) => startEndpointTest(ctx.scope, input.checkpoint)),
  testResult: projectProcedure("checkpoint:write")
    .input(z.object({ id: z.string() }))
    .query(({ ctx, input }) => getEndpointTest(ctx.scope, input.id)),
  latestTest: projectProcedure("checkpoint:write")
    .input(byCheckpoint)
    .query(({ ctx, input }) => findLatestTest(ctx.scope, input.checkpoint)),
});
