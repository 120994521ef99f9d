import { initTRPC, TRPCError } from "@trpc/server";
import superjson from "superjson";
import { z } from "zod";
import type { Permission } from "@/core/access";
import { openEpisodeScope, openProjectScope } from "@/server/scope";
import type { ApiContext } from "./context";
import { toTrpcError } from "./to-trpc-error";

/** Who may pass a procedure's door. The authorization test reads it: a procedure without it fails the build. */
export interface DoorMeta {
  readonly door: "public" | "user" | Permission;
}

const t = initTRPC.context<ApiContext>().meta<DoorMeta>().create({ transformer: superjson, isServer: true });

export const createRouter = t.router;
export const createCallerFactory = t.createCallerFactory;

const guarded = t.procedure.use(async ({ ctx, path, next }) => {
  const result = await next();
  if (!result.ok) throw toTrpcError(result.error, { path, requestId: ctx.requestId });
  return result;
});

/** Open to everybody. */
export const publicProcedure = guarded.meta({ door: "public" });

const signedIn = guarded.use(({ ctx, next }) => {
  if (ctx.user === null) throw new TRPCError({ code: "UNAUTHORIZED", message: "Sign in first." });
  return next({ ctx: { user: ctx.user } });
});

/** Open to every signed-in person. */
export const userProcedure = signedIn.meta({ door: "user" });

/** Open to those whose role in the project (by slug, in the input) grants `permission`; others learn nothing of the project. */
export function projectProcedure<P extends Permission>(permission: P) {
  return signedIn
    .meta({ door: permission })
    .input(z.object({ project: z.string().min(1).max(100) }))
    .use(async ({ ctx, input, next }) => next({ ctx: { scope: await openProjectScope(ctx.user, input.project, permission) } }));
}

/** The same for what is addressed by an episode alone. */
export function episodeProcedure<P extends Permission>(permission: P) {
  return signedIn
    .meta({ door: permission })
    .input(z.object({ episode: z.string().regex(/^\d{1,19}$/) }))
    .use(async ({ ctx, input, next }) => next({ ctx: { scope: await openEpisodeScope(ctx.user, input.episode, permission) } }));
}
