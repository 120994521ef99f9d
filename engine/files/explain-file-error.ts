import { type AppError, invalidInput } from "@/core/app-error";

const REASONS = new Map([
  ["ENOENT", "there is no such file or folder"],
  ["ENOTDIR", "there is no such file or folder"],
  ["EACCES", "it may not be read or written by this user"],
  ["EPERM", "it may not be read or written by this user"],
  ["EROFS", "the disk is read-only"],
  ["ENOSPC", "the disk is full"],
  ["EISDIR", "it is a folder"],
  ["EEXIST", "a file of that name is in the way"],
  ["ELOOP", "its links go in a circle"],
]);

/** What a person can do something about, in one sentence; anything else is thrown on as it is. */
export function explainFileError(name: string, error: unknown): AppError {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = REASONS.get(code);
  if (reason === undefined) throw error;
  return invalidInput(`${name}: ${reason}; check the path.`, error);
}
