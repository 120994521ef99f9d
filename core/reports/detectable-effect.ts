import type { ErrorParts } from "../stats/decompose-error";
import { detectionFactor } from "../stats/minimum-detectable-effect";
import type { CompareCell, CompareReport } from "./compare-report";

export const POWER = 0.8;

/**
 * The smallest true difference that the design of a cell finds with 80 % power: (z + z) · SE, where the SE is at least its part within
 * tasks (known with n ≥ 2K: a negative variance between tasks counts as 0). Null where nothing varies or the SE is undefined.
 */
export function detectableEffect(se: number | undefined, parts: ErrorParts | undefined, level: number): number | null {
  if (se === undefined) return null;
  const value = detectionFactor(level, POWER) * Math.max(se, parts?.rerun ?? 0);
  return value > 0 ? value : null;
}

/** The effect that a report states first: at the largest T that has a difference, of cells of the smallest K. */
export function stateDetectableEffect(cells: readonly CompareCell[]): CompareReport["minimum_detectable_effect"] {
  const last = cells.findLast((cell) => cell.delta !== null) ?? cells.at(-1);
  const place = { k: last?.k ?? 1, t: last?.t ?? 1, power: POWER };
  if (!last || last.minimum_detectable_effect === null) return { ...place, value: null, reason: whyNone(last) };
  return { ...place, value: last.minimum_detectable_effect, reason: null };
}

function whyNone(cell: CompareCell | undefined): string {
  if (!cell || cell.delta === null) return cell?.reason ?? "there is no cell";
  return cell.se === null ? "it needs at least two tasks that vary independently" : "the differences do not vary over tasks";
}
