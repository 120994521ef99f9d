import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const projectRoot = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** Paths of all files of the repository, also new ones that git doesn't ignore; relative to its root. */
export function listFiles(): string[] {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"], {
    cwd: projectRoot,
  });
  const deleted = execFileSync("git", ["ls-files", "-z", "--deleted"], { cwd: projectRoot });
  const gone = new Set(split(deleted));
  return split(listed).filter((path) => !gone.has(path));
}

export function readSource(path: string): string {
  return readFileSync(join(projectRoot, path), "utf8");
}

function split(output: Buffer): string[] {
  return output.toString("utf8").split("\0").filter(Boolean);
}
