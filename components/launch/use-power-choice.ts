import { useState } from "react";
import { powersOfTwoUpTo } from "@/core/reports/default-grid";
import type { CheckpointChoice } from "./launch-choices";
import { type Reading, readPoints } from "./read-number";

const START_TARGET = "5";

/** What is chosen in the panel of detectable differences; none of it changes the sweep. */
export interface PowerChoice {
  a: CheckpointChoice;
  b: CheckpointChoice;
  k: number;
  /** Every K that n episodes give. */
  ks: readonly number[];
  /** null: the pilot that fits best. */
  pilot: string | null;
  /** As it was typed, in points. */
  targetText: string;
  /** As a share. */
  target: Reading<number>;
  change: (over: Partial<{ a: string; b: string; k: number; pilot: string; targetText: string }>) => void;
}

/** See PowerChoice. Whatever the form takes away is replaced: by the first checkpoints that it has, and by the largest K. */
export function usePowerChoice(chosen: readonly CheckpointChoice[], samples: number | null): PowerChoice | null {
  const [state, setState] = useState({ a: "", b: "", k: 1, pilot: "", targetText: START_TARGET });
  const a = chosen.find(({ id }) => id === state.a) ?? chosen.find(({ id }) => id !== state.b);
  const b = chosen.find(({ id }) => id === state.b && id !== a?.id) ?? chosen.find(({ id }) => id !== a?.id);
  if (a === undefined || b === undefined) return null;
  const ks = powersOfTwoUpTo(samples ?? 1);
  return {
    a,
    b,
    k: Math.min(state.k, ks.at(-1) ?? 1),
    ks,
    pilot: state.pilot || null,
    targetText: state.targetText,
    target: readPoints(state.targetText),
    change: (over) => setState((before) => ({ ...before, ...over })),
  };
}
