#!/usr/bin/env node
// The command line, straight from the sources: no build, no database, no generated client.
import { checkNodeVersion } from "./prepare.mjs";
import { loadTypescript } from "./run-typescript.mjs";

checkNodeVersion();
const { runCommandLine } = await loadTypescript("cli/main.ts");
process.exitCode = await runCommandLine(process.argv.slice(2));
