import { BaselineQuery, getBaseline } from "@/server/services/reports/get-baseline";
import { CompareQuery, getCompare } from "@/server/services/reports/get-compare";
import { CompareTasksQuery, getCompareTasks } from "@/server/services/reports/get-compare-tasks";
import { getPassKt, PassKtQuery } from "@/server/services/reports/get-pass-kt";
import { listEntries } from "@/server/services/reports/list-entries";
import { createRouter, projectProcedure } from "../trpc";

export const reportsRouter = createRouter({
  entries: projectProcedure("report:read").query(({ ctx }) => listEntries(ctx.scope)),
  passKt: projectProcedure("report:read")
    .input(PassKtQuery)
    .query(({ ctx, input }) => getPassKt(ctx.scope, input)),
  compare: projectProcedure("report:read")
    .input(CompareQuery)
    .query(({ ctx, input }) => getCompare(ctx.scope, input)),
  baseline: projectProcedure("report:read")
    .input(BaselineQuery)
    .query(({ ctx, input }) => getBaseline(ctx.scope, input)),
  compareTasks: projectProcedure("report:read")
    .input(CompareTasksQuery)
    .query(({ ctx, input }) => getCompareTasks(ctx.scope, input)),
});
