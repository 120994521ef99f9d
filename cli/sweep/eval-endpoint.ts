import { findEnvironment } from "@/engine/environments/registry";
import type { EndpointArguments } from "./endpoint-options";
import { withInterruption } from "./interruption";
import { makeSpec } from "./make-spec";
import { runSweep } from "./run-sweep";

const DEFAULT_CONCURRENCY = 8;

/** Runs the sweep that was asked for into its file, until it is done (true) or Ctrl-C stops it (false). Throws as `runSweep` does. */
export async function evalEndpoint(options: EndpointArguments, seed: number): Promise<boolean> {
  const builtIn = findEnvironment(options.environment);
  const spec = await makeSpec(options, builtIn.suite, seed);
  const { endpoint, save, concurrency = DEFAULT_CONCURRENCY } = options;
  return withInterruption((signal) => runSweep({ spec, builtIn, endpoint, save, concurrency }, signal));
}
