import { invalidInput } from "@/core/app-error";

const MAX_LENGTH = 1000;

/** The path of an uploaded file as it is kept: relative, with slashes. @throws AppError for what is no such path. */
export function parseUploadPath(text: string): string {
  const path = text.replaceAll("\\", "/").replace(/^\/+/, "");
  const parts = path.split("/");
  if (
    path === "" ||
    path.length > MAX_LENGTH ||
    path.includes("\0") ||
    parts.some((part) => part === "" || part === "." || part === "..")
  ) {
    throw invalidInput("Give the file's relative path in ?path=, at most 1,000 characters, without empty parts, . and ..");
  }
  return path;
}
