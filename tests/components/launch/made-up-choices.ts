import type { CheckpointChoice, LaunchChoices, RunSpec } from "@/components/launch/launch-choices";
import { SweepSpec } from "@/core/sweep/sweep-spec";

/** A checkpoint that can be asked, unless `over` takes its endpoint away. */
export function checkpointOf(name: string, over: Partial<CheckpointChoice> = {}): CheckpointChoice {
  return {
    id: `ckp_${name}`,
    name,
    method: "rl",
    family: null,
    step: null,
    trainSeed: null,
    parent: null,
    createdAt: new Date("2026-01-01T00:00:00Z"),
    endpoint: {
      url: "https://models.lab.example/v1",
      model: name,
      hasKey: false,
      sampling: {},
      concurrency: 8,
      secondsPerRequest: null,
      measuredAt: null,
    },
    entries: 0,
    runs: 0,
    ...over,
  };
}

/** Two checkpoints that can be asked, one that can't, and a suite of 240 and 60 tasks. */
export const CHOICES: LaunchChoices = {
  checkpoints: [checkpointOf("careful"), checkpointOf("hasty"), checkpointOf("imported", { endpoint: null })],
  suites: [
    {
      name: "depot",
      version: "1",
      splits: [
        { name: "test", tasks: 240 },
        { name: "validation", tasks: 60 },
      ],
    },
  ],
};

/** The spec of a sweep of `careful` and `hasty`. */
export function specOf(over: Partial<RunSpec> = {}): RunSpec {
  const checkpoints = ["careful", "hasty"].map((name) => ({ id: `ckp_${name}`, name, model: name }));
  const suite = { name: "depot", version: "1", split: "test" };
  return { ...SweepSpec.parse({ name: "First", checkpoints, suite, budgets: [5, 8], visibility: "hidden", samples: 6, seed: 9 }), ...over };
}
