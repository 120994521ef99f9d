import type { RouterOutputs } from "@/server/api/root";

export type CheckpointChoice = RouterOutputs["checkpoints"]["list"][number];
export type SuiteChoice = RouterOutputs["sweeps"]["suites"][number];
export type SweepEstimate = RouterOutputs["sweeps"]["estimate"];
export type PilotAnswer = RouterOutputs["sweeps"]["pilot"];
export type RunSpec = NonNullable<RouterOutputs["runs"]["get"]["spec"]>;

/** What a project has to make a sweep of. */
export interface LaunchChoices {
  checkpoints: readonly CheckpointChoice[];
  suites: readonly SuiteChoice[];
}

/** How many tasks a split of a suite has; 0 where there is no such split. */
export function countSplitTasks(suites: readonly SuiteChoice[], { name, version, split }: RunSpec["suite"]): number {
  const suite = suites.find((choice) => choice.name === name && choice.version === version);
  return suite?.splits.find((choice) => choice.name === split)?.tasks ?? 0;
}
