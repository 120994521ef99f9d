import { completeSetup, SetupInput } from "@/server/services/setup/complete-setup";
import { getSetupStatus } from "@/server/services/setup/get-setup-status";
import { createRouter, publicProcedure } from "../trpc";

export const setupRouter = createRouter({
  status: publicProcedure.query(() => getSetupStatus()),
  complete: publicProcedure.input(SetupInput).mutation(({ input }) => completeSetup(input)),
});
