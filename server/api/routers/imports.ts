import { z } from "zod";
import { cancelImport } from "@/server/services/imports/cancel-import";
import { checkImport } from "@/server/services/imports/check-import";
import { confirmImport } from "@/server/services/imports/confirm-import";
import { createImport } from "@/server/services/imports/create-import";
import { getImport } from "@/server/services/imports/get-import";
import { ImportOptions } from "@/server/services/imports/import-options";
import { listImports, listUnfinishedImports } from "@/server/services/imports/list-imports";
import { createRouter, projectProcedure, userProcedure } from "../trpc";

const byId = z.object({ id: z.string() });

export const importsRouter = createRouter({
  list: projectProcedure("import:write")
    .input(z.object({ unfinished: z.boolean().default(false) }))
    .query(({ ctx, input }) => listImports(ctx.scope, input)),
  /** Of all the person's projects. */
  unfinished: userProcedure.query(({ ctx }) => listUnfinishedImports(ctx.user)),
  get: projectProcedure("import:write")
    .input(byId)
    .query(({ ctx, input }) => getImport(ctx.scope, input.id)),
  create: projectProcedure("import:write")
    .input(z.object({ options: ImportOptions.prefault({}) }))
    .mutation(({ ctx, input }) => createImport(ctx.scope, input.options)),
  check: projectProcedure("import:write")
    .input(z.object({ id: z.string(), options: ImportOptions.optional() }))
    .mutation(({ ctx, input }) => checkImport(ctx.scope, input)),
  confirm: projectProcedure("import:write")
    .input(z.object({ id: z.string(), skipBadLines: z.boolean().default(false) }))
    .mutation(({ ctx, input }) => confirmImport(ctx.scope, input)),
  cancel: projectProcedure("import:write")
    .input(byId)
    .mutation(({ ctx, input }) => cancelImport(ctx.scope, input.id)),
});
