import { z } from "zod";
import { acceptInvite, InviteAnswer } from "@/server/services/invites/accept-invite";
import { getInvite } from "@/server/services/invites/get-invite";
import { createRouter, publicProcedure } from "../trpc";

export const invitesRouter = createRouter({
  get: publicProcedure.input(z.object({ secret: z.string().min(1).max(200) })).query(({ input }) => getInvite(input.secret)),
  accept: publicProcedure.input(InviteAnswer).mutation(({ input }) => acceptInvite(input)),
});
