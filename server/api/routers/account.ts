import { z } from "zod";
import { changePassword, PasswordChange } from "@/server/services/accounts/change-password";
import { PersonName } from "@/server/services/accounts/credentials";
import { getAccount } from "@/server/services/accounts/get-account";
import { renameAccount } from "@/server/services/accounts/rename-account";
import { signOutEverywhere } from "@/server/services/accounts/sign-out-everywhere";
import { createRouter, userProcedure } from "../trpc";

export const accountRouter = createRouter({
  get: userProcedure.query(({ ctx }) => getAccount(ctx.user)),
  rename: userProcedure.input(z.object({ name: PersonName })).mutation(({ ctx, input }) => renameAccount(ctx.user, input.name)),
  changePassword: userProcedure.input(PasswordChange).mutation(({ ctx, input }) => changePassword(ctx.user, input)),
  signOutEverywhere: userProcedure.mutation(({ ctx }) => signOutEverywhere(ctx.user)),
});
