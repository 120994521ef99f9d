/**
 * The closed set of things that can go wrong in a way that a person can act on. Everything else is a bug.
 * Doors (tRPC, REST, command line) map a code exactly once.
 */
export const APP_ERROR_CODES = [
  "invalid_input",
  "unauthenticated",
  "forbidden",
  "not_found",
  "conflict",
  "too_large",
  "unreachable",
  "unavailable",
] as const;

export type AppErrorCode = (typeof APP_ERROR_CODES)[number];

/** An expected error. `message` is one sentence that is safe to show: where, what, and what to do. */
export class AppError extends Error {
  readonly code: AppErrorCode;

  constructor(code: AppErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "AppError";
    this.code = code;
  }
}

/** Shorthand for input that a person has to mend. */
export function invalidInput(message: string, cause?: unknown): AppError {
  return new AppError("invalid_input", message, { cause });
}
