import { z } from "zod";
import { getRun } from "@/server/services/runs/get-run";
import { listRecentRuns } from "@/server/services/runs/list-recent-runs";
import { listRuns, RunFilter } from "@/server/services/runs/list-runs";
import { removeRun } from "@/server/services/runs/remove-run";
import { RunName, renameRun } from "@/server/services/runs/rename-run";
import { createRouter, projectProcedure, userProcedure } from "../trpc";

const byRun = z.object({ run: z.string() });

export const runsRouter = createRouter({
  list: projectProcedure("run:read")
    .input(RunFilter)
    .query(({ ctx, input }) => listRuns(ctx.scope, input)),
  /** Of all the person's projects. */
  recent: userProcedure.query(({ ctx }) => listRecentRuns(ctx.user)),
  get: projectProcedure("run:read")
    .input(byRun)
    .query(({ ctx, input }) => getRun(ctx.scope, input.run)),
  rename: projectProcedure("run:write")
    .input(byRun.extend({ name: RunName }))
    .mutation(({ ctx, input }) => renameRun(ctx.scope, input)),
  remove: projectProcedure("run:write")
    .input(byRun)
    .mutation(({ ctx, input }) => removeRun(ctx.scope, input.run)),
});
