// The gates that need no database: types, lint, boundaries, unused code, unit tests. Each is a script of package.json as well.
import { programStep, vitestStep } from "./run-steps.mjs";

const layers = ["core", "engine", "server", "worker", "cli", "components", "app", "bin", "bench", "tests"];

/** Route types have to be there before types can be checked. */
export const typegenStep = programStep("route types", ["node_modules/next/dist/bin/next", "typegen"]);

export const gateSteps = [
  vitestStep("unit"),
  programStep("types", ["node_modules/typescript/bin/tsc", "--noEmit"]),
  programStep("lint", ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."]),
  programStep("boundaries", [
    "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
    "--config",
    ".dependency-cruiser.cjs",
    "--output-type",
    "err-long",
    ...layers,
  ]),
  programStep("unused code", ["node_modules/knip/bin/knip.js", "--no-progress"]),
];
