import { TRPCError } from "@trpc/server";
import type { TRPC_ERROR_CODE_KEY } from "@trpc/server/rpc";
import { z } from "zod";
import { AppError, type AppErrorCode } from "@/core/app-error";

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
 * The one place where an error becomes an answer: an AppError keeps its sentence, input that doesn't fit its schema becomes one,
 * anything else is a bug, logged with its cause and shown by its number alone.
 */
export function toTrpcError(error: TRPCError, where: { path: string; requestId: string }): TRPCError {
  const { cause } = error;
  if (cause instanceof AppError) return new TRPCError({ code: CODES[cause.code], message: cause.message, cause });
  if (cause instanceof z.ZodError) return new TRPCError({ code: "BAD_REQUEST", message: describeIssues(cause), cause });
  if (error.code !== "INTERNAL_SERVER_ERROR") return error;

  return new TRPCError({
    code: "INTERNAL_SERVER_ERROR",
    message: `Something went wrong on our side. If you report it, say ${where.requestId}.`,
  });
}

function describeIssues(error: z.ZodError): string {
  const [first] = error.issues;
  if (first === undefined) return "The input doesn't fit.";
  return first.path.length === 0 ? first.message : `${first.path.join(".")}: ${first.message}`;
}
