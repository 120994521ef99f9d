import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles, projectRoot } from "./sources";

export interface Checkout {
  path: string;
  remove(): void;
}

/**
 * A copy of this checkout as a person would have it after a first start: its files, packages and build, but no data. It is put into a
 * new folder under `place`, and belongs to `account`, so that this one can run it.
 */
export function copyCheckout(place: string, name: string, account?: { uid: number; gid: number }): Checkout {
  execFileSync(process.execPath, ["bin/build.mjs"], { cwd: projectRoot, stdio: "pipe" });
  const parent = mkdtempSync(join(place, "turnwise-"));
  chmodSync(parent, 0o755);
  const path = join(parent, name);
  for (const file of [...listFiles(), "server/database/client"]) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    cpSync(join(projectRoot, file), join(path, file), { recursive: true });
  }
  cpSync(join(projectRoot, ".next"), join(path, ".next"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !/\.next\/(dev|cache)$/.test(source),
  });
  linkPackages(path);
  if (account !== undefined) {
    for (const own of [path, join(path, ".next")]) chownSync(own, account.uid, account.gid);
  }
  return { path, remove: () => rmSync(parent, { recursive: true, force: true }) };
}

/** Hard links where the file system has them: a copy would take a minute. Their owner must not be changed: it is the original's. */
function linkPackages(path: string): void {
  const source = join(projectRoot, "node_modules");
  const linked = spawnSync("cp", ["-al", source, join(path, "node_modules")]);
  if (linked.status === 0) return;
  rmSync(join(path, "node_modules"), { recursive: true, force: true });
  execFileSync("cp", ["-a", source, join(path, "node_modules")]);
}
