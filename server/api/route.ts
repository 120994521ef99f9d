import { z } from "zod";
import type { Permission } from "@/core/access";
import { AppError, type AppErrorCode } from "@/core/app-error";
import { describeBug, makeRequestId } from "@/server/bug-number";
import { log } from "@/server/log";
import type { ProjectScope } from "@/server/scope";
import { readSession, type SessionUser } from "@/server/session";

/** Who may pass a route handler's door: everybody, those whom a procedure lets in, or those with the permission in the project. */
export type Door = "public" | "procedures" | Permission;

type Params = Record<string, string | string[] | undefined>;
type NextHandler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

/** A route handler with its door on it. The authorization test reads it: a handler without a door fails the build. */
export type RouteHandler = NextHandler & { readonly door: Door };

/** A handler that is open to everybody, or that leaves the door to the procedures behind it. */
export function openRoute(door: "public" | "procedures", handler: NextHandler): RouteHandler {
  return Object.assign(handler, { door });
}

interface ProjectRoute<P extends Permission, Names extends string> {
  permission: P;
  /** Names of the parameters in the route's address. */
  params: readonly Names[];
  openScope(user: SessionUser, params: Record<Names, string>, permission: P): Promise<ProjectScope<P>>;
  handle(call: { request: Request; scope: ProjectScope<P>; params: Record<Names, string> }): Promise<Response>;
}

/** A handler for those whose role in the project grants `permission`; errors become problem details (RFC 9457). */
export function projectRoute<P extends Permission, Names extends string>(route: ProjectRoute<P, Names>): RouteHandler {
  const Params = z.record(z.enum(route.params), z.string());
  const handler: NextHandler = async (request, context) => {
    try {
      const user = await readSession(request.headers);
      if (user === null) throw new AppError("unauthenticated", "Sign in first.");
      const params = Params.parse(await context.params);
      const scope = await route.openScope(user, params, route.permission);
      return await route.handle({ request, scope, params });
    } catch (error) {
      return toProblem(error, new URL(request.url).pathname);
    }
  };
  return Object.assign(handler, { door: route.permission });
}

const STATUS: Readonly<Record<AppErrorCode, number>> = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unreachable: 502,
  unavailable: 503,
};

/** The one place where an error becomes an answer of a route handler. */
function toProblem(error: unknown, path: string): Response {
  if (error instanceof AppError) return problem(STATUS[error.code], error.message, error.code);
  const requestId = makeRequestId();
  log.error({ err: error, path, requestId }, "a route handler failed unexpectedly");
  return problem(500, describeBug(requestId), "bug");
}

function problem(status: number, detail: string, code: string): Response {
  const body = { type: "about:blank", status, title: detail, detail, code };
  return Response.json(body, { status, headers: { "content-type": "application/problem+json", "cache-control": "no-store" } });
}
