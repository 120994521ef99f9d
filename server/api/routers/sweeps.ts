import { z } from "zod";
import { SweepRequest } from "@/core/sweep/sweep-request";
import { estimateRequest } from "@/server/services/sweeps/estimate-request";
import { findPilot, PilotQuery } from "@/server/services/sweeps/find-pilot";
import { AttemptQuery, getAttempt } from "@/server/services/sweeps/get-attempt";
import { getManifest } from "@/server/services/sweeps/get-manifest";
import { getProgress } from "@/server/services/sweeps/get-progress";
import { listActiveSweeps } from "@/server/services/sweeps/list-active-sweeps";
import { AttemptsQuery, listAttempts } from "@/server/services/sweeps/list-attempts";
import { listProblems } from "@/server/services/sweeps/list-problems";
import { listSuites } from "@/server/services/sweeps/list-suites";
import { resumeSweep } from "@/server/services/sweeps/resume-sweep";
import { RetryMissing, retryMissing } from "@/server/services/sweeps/retry-missing";
import { stopSweep } from "@/server/services/sweeps/stop-sweep";
import { TellBudget, tellBudget } from "@/server/services/sweeps/tell-budget";
import { createRouter, projectProcedure, userProcedure } from "../trpc";

const byRun = z.object({ run: z.string() });

/** Runs of kind budget. They are launched by the server action `launchSweepAction`. */
export const sweepsRouter = createRouter({
  suites: projectProcedure("run:read").query(() => listSuites()),
  told: projectProcedure("run:read")
    .input(TellBudget)
    .query(({ input }) => tellBudget(input)),
  estimate: projectProcedure("run:write")
    .input(SweepRequest)
    .query(({ ctx, input }) => estimateRequest(ctx.scope, input)),
  /** Spreads of an earlier run, from which the form computes what a sweep could find. */
  pilot: projectProcedure("report:read")
    .input(PilotQuery)
    .query(({ ctx, input }) => findPilot(ctx.scope, input)),
  /** Of all the person's projects. */
  active: userProcedure.query(({ ctx }) => listActiveSweeps(ctx.user)),
  manifest: projectProcedure("run:read")
    .input(byRun)
    .query(({ ctx, input }) => getManifest(ctx.scope, input.run)),
  problems: projectProcedure("run:read")
    .input(byRun)
    .query(({ ctx, input }) => listProblems(ctx.scope, input.run)),
  attempts: projectProcedure("run:read")
    .input(AttemptsQuery)
    .query(({ ctx, input }) => listAttempts(ctx.scope, input)),
  attempt: projectProcedure("run:read")
    .input(AttemptQuery)
    .query(({ ctx, input }) => getAttempt(ctx.scope, input)),
  progress: projectProcedure("run:read")
    .input(byRun)
    .query(({ ctx, input }) => getProgress(ctx.scope, input.run)),
  stop: projectProcedure("run:write")
    .input(byRun)
    .mutation(({ ctx, input }) => stopSweep(ctx.scope, input.run)),
  resume: projectProcedure("run:write")
    .input(byRun)
    .mutation(({ ctx, input }) => resumeSweep(ctx.scope, input.run)),
  retryMissing: projectProcedure("run:write")
    .input(RetryMissing)
    .mutation(({ ctx, input }) => retryMissing(ctx.scope, input)),
});
