// Runs a TypeScript module of the checkout in this process.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./prepare.mjs";

/** Loads `path` (relative to the checkout) and returns what it exports. Variables of a `.env` file are set where they are not yet. */
export async function loadTypescript(path) {
  try {
    process.loadEnvFile(join(root, ".env"));
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
  const { register } = await import("tsx/esm/api");
  register({ tsconfig: join(root, "tsconfig.json") });
  return import(pathToFileURL(join(root, path)).href);
}
