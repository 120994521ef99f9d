#!/usr/bin/env node
// The command line, straight from the sources: no build, no database, no generated client.
import { checkNodeVersion } from "./prepare.mjs";
import { loadTypescript } from "./run-typescript.mjs";

checkNodeVersion();
// `turnwise … | head` closes the pipe early, which is no error.
process.stdout.on("error", (error) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
const { runCommandLine } = await loadTypescript("cli/main.ts");
process.exitCode = await runCommandLine(process.argv.slice(2));
