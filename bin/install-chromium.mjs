// The browser that the end-to-end tests drive.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail, say } from "./prepare.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macPaths = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];

/** The path of a Chromium on this machine. Root on Debian or Ubuntu gets one installed; others are told in one line what to install. */
export function installChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) installDebianPackage();
  return (
    findChromium() ??
    fail("The end-to-end tests need Chromium: install it (Debian: sudo apt-get install chromium) or set TURNWISE_CHROMIUM to its path.")
  );
}

function findChromium() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [process.env.TURNWISE_CHROMIUM, ...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...macPaths];
  return candidates.find((path) => path && existsSync(path));
}

function installDebianPackage() {
  say("installing Chromium (apt-get install chromium) …");
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", "chromium"],
  ]) {
    const made = spawnSync("apt-get", args, { env: environment, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
    if (made.status !== 0) say(`apt-get ${args.join(" ")}: ${made.stderr}`);
  }
}
