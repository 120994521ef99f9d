import type { RouterOutputs } from "@/server/api/root";

export type RunHeader = RouterOutputs["runs"]["get"];
export type EntryHeader = RunHeader["entries"][number];
export type PassKtAnswer = RouterOutputs["reports"]["passKt"];

/** How an import came to be. */
export type ImportManifest = NonNullable<RunHeader["manifest"]>;
