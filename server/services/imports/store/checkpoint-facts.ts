import type { CheckpointRef } from "@/core/trajectory/episode";

/** What episodes tell about their checkpoint. */
export interface CheckpointFacts {
  method: string | null;
  family: string | null;
  step: number | null;
  trainSeed: number | null;
  parent: string | null;
}

const MAX = 2_147_483_647;

/** What is known so far, completed by another episode: the first one that tells a fact decides. */
export function mergeCheckpointFacts(known: CheckpointFacts | undefined, ref: CheckpointRef): CheckpointFacts {
  return {
    method: known?.method ?? ref.method ?? null,
    family: known?.family ?? ref.family ?? null,
    step: known?.step ?? toColumn(ref.step),
    trainSeed: known?.trainSeed ?? toColumn(ref.train_seed),
    parent: known?.parent ?? (ref.parent || null),
  };
}

/** A number too large for its column stays in the episode's text alone. */
export function toColumn(value: number | null | undefined): number | null {
  return typeof value === "number" && Math.abs(value) <= MAX ? value : null;
}
