import { TRPCError } from "@trpc/server";
import type { TRPC_ERROR_CODE_KEY } from "@trpc/server/rpc";
import { z } from "zod";
import { AppError, type AppErrorCode } from "@/core/app-error";
import { describeBug } from "@/server/bug-number";
import { describeIssue } from "@/server/describe-issue";
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
