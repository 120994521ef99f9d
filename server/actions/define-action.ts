import { headers } from "next/headers";
import { z } from "zod";
import type { Permission } from "@/core/access";
import { AppError, type AppErrorCode } from "@/core/app-error";
import { describeBug, makeRequestId } from "@/server/bug-number";
import { describeIssue } from "@/server/describe-issue";
import { log } from "@/server/log";
import { openProjectScope, type ProjectScope } from "@/server/scope";
import { readSession } from "@/server/session";

/** What a form gets back: the value, or a sentence to show. Errors are values, since Next hides what an action throws. */
export type ActionResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: { readonly code: AppErrorCode | "bug"; readonly message: string } };

/** A server action with its door on it. The authorization test reads it: an action without a door fails the build. */
export type ServerAction<Input, Value> = ((input: Input & { project: string }) => Promise<ActionResult<Value>>) & {
  readonly door: Permission;
};

interface ActionDefinition<P extends Permission, Schema extends z.ZodType, Value> {
  permission: P;
  schema: Schema;
  service(scope: ProjectScope<P>, input: z.output<Schema>): Promise<Value>;
}

const InProject = z.object({ project: z.string().min(1).max(100) });

/** A server action for those whose role in the project (by slug, in the input) grants `permission`: input parsed, one service called. */
export function defineAction<P extends Permission, Schema extends z.ZodType, Value>({
  permission,
  schema,
  service,
}: ActionDefinition<P, Schema, Value>): ServerAction<z.input<Schema>, Value> {
  async function act(input: z.input<Schema> & { project: string }): Promise<ActionResult<Value>> {
    try {
      const user = await readSession(await headers());
      if (user === null) throw new AppError("unauthenticated", "Sign in first.");
      const scope = await openProjectScope(user, InProject.parse(input).project, permission);
      return { ok: true, value: await service(scope, schema.parse(input)) };
    } catch (error) {
      return { ok: false, error: describeError(error) };
    }
  }
  return Object.assign(act, { door: permission });
}

function describeError(error: unknown): { code: AppErrorCode | "bug"; message: string } {
  if (error instanceof AppError) return { code: error.code, message: error.message };
  if (error instanceof z.ZodError) return { code: "invalid_input", message: describeIssue(error) };
  const requestId = makeRequestId();
  log.error({ err: error, requestId }, "a server action failed unexpectedly");
  return { code: "bug", message: describeBug(requestId) };
}
