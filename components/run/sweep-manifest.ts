import type { RouterOutputs } from "@/server/api/root";

/** How a sweep came to be. */
export type SweepManifest = RouterOutputs["sweeps"]["manifest"];
