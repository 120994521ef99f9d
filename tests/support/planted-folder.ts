import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { projectRoot } from "./sources";

/** A small project in a temporary folder, with our configuration and packages, in which a gate has to find what was planted. */
export function makePlantedFolder(files: Record<string, string>, configuration: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "turnwise-planted-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const path of configuration) cpSync(join(projectRoot, path), join(folder, path));
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"));
  return folder;
}

export function removePlantedFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
