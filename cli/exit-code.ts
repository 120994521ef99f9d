import { CommanderError } from "commander";
import { AppError } from "@/core/app-error";

/** What the end of the command means to a script; 130 is what shells expect of a command that Ctrl-C has stopped. */
export const EXIT_CODES = { fine: 0, no: 1, usage: 2, unreachable: 3, bug: 70, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

/** The one place where an error becomes an exit code. */
export function exitCodeOf(error: unknown): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_CODES.fine : EXIT_CODES.usage;
  if (!(error instanceof AppError)) return EXIT_CODES.bug;
  return error.code === "unreachable" || error.code === "unavailable" ? EXIT_CODES.unreachable : EXIT_CODES.usage;
}
