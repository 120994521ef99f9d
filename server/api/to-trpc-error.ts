import { TRPCError } from "@trpc/server";
import type { TRPC_ERROR_CODE_KEY } from "@trpc/server/rpc";
import { z } from "zod";
import { AppError, type AppErrorCode } from "@/core/app-error";
import { log } from "@/server/log";

const CODES: Readonly<Record<AppErrorCode, TRPC_ERROR_CODE_KEY>> = {
  invalid_input: "BAD_REQUEST",
  unauthenticated: "UNAUTHORIZED",
  forbidden: "FORBIDDEN",
  not_found: "NOT_FOUND",
  conflict: "CONFLICT",
  too_large: "PAYLOAD_TOO_LARGE",
  unreachable: "BAD_GATEWAY",
  unavailable: "SERVICE_UNAVAILABLE",
};

/**
 * The one place where an error becomes an answer of the API: an AppError keeps its sentence, input that doesn't fit its schema becomes
 * one, anything else is a bug, logged with its cause and shown by its number alone.
 */
export function toTrpcError(error: TRPCError, where: { path: string; requestId: string }): TRPCError {
  const { cause } = error;
  if (cause instanceof AppError) return new TRPCError({ code: CODES[cause.code], message: cause.message, cause });
  if (error.code === "BAD_REQUEST" && cause instanceof z.ZodError) {
    return new TRPCError({ code: "BAD_REQUEST", message: describeIssue(cause), cause });
  }
  if (error.code !== "INTERNAL_SERVER_ERROR") return error;
  log.error({ err: cause ?? error, path: where.path, requestId: where.requestId }, "a procedure failed unexpectedly");
  return new TRPCError({ code: "INTERNAL_SERVER_ERROR", message: describeBug(where.requestId) });
}

/** What a person sees of a bug. */
export function describeBug(requestId: string): string {
  return `Something went wrong on our side. If you report it, say ${requestId}.`;
}

/** The first thing that doesn't fit, in the schema's own words; the field's name where those words need it. */
function describeIssue(error: z.ZodError): string {
  const [first] = error.issues;
  if (first === undefined) return "The input doesn't fit.";
  return first.path.length === 0 || !first.message.startsWith("Invalid") ? first.message : `${first.path.join(".")}: ${first.message}`;
}
