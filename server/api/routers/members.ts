import { z } from "zod";
import { Role } from "@/core/access";
import { addMember, NewMember } from "@/server/services/members/add-member";
import { changeRole } from "@/server/services/members/change-role";
import { listMembers } from "@/server/services/members/list-members";
import { removeMember } from "@/server/services/members/remove-member";
import { revokeInvite } from "@/server/services/members/revoke-invite";
import { createRouter, projectProcedure } from "../trpc";

export const membersRouter = createRouter({
  list: projectProcedure("member:read").query(({ ctx }) => listMembers(ctx.scope)),
  add: projectProcedure("member:write")
    .input(NewMember)
    .mutation(({ ctx, input }) => addMember(ctx.scope, input)),
  changeRole: projectProcedure("member:write")
    .input(z.object({ userId: z.string(), role: Role }))
    .mutation(({ ctx, input }) => changeRole(ctx.scope, input)),
  remove: projectProcedure("member:write")
    .input(z.object({ userId: z.string() }))
    .mutation(({ ctx, input }) => removeMember(ctx.scope, input.userId)),
  revokeInvite: projectProcedure("member:write")
    .input(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => revokeInvite(ctx.scope, input.id)),
});
