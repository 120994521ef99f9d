import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Real trajectory files lie beside the project, never in it; tests that use them skip where they are absent. */
const SHARED = new URL("../../../shared/", import.meta.url);

/** The path of a file or folder of the shared data; null where it is absent. */
export function sharedPath(relative: string): string | null {
  const path = fileURLToPath(new URL(relative, SHARED));
  return existsSync(path) ? path : null;
}
