import { meanOf } from "./mean-estimate";

/** What a standard error over tasks is made of; tasks² + rerun² = SE², but where the second alone exceeds it. */
export interface ErrorParts {
  /** What would change with other tasks of the same kind. */
  readonly tasks: number;
  /** What would change on a re-run of the same tasks: √(Σ v̂ᵢ) / m, for a fixed benchmark. */
  readonly rerun: number;
}

/**
 * Parts the standard error of a mean over tasks (Miller 2024, arXiv 2411.00640) by the unbiased variances v̂ᵢ within tasks. Undefined where
 * the SE is, or where some task has no variance (n < 2k). Negative sums of v̂ count as 0.
 */
export function decomposeError(se: number | undefined, variances: readonly (number | undefined)[]): ErrorParts | undefined {
  const known = variances.filter((variance) => variance !== undefined);
  if (se === undefined || known.length < variances.length || known.length === 0) return undefined;
  const rerunSquare = Math.max(0, meanOf(known)) / known.length;
  return { tasks: Math.sqrt(Math.max(0, se * se - rerunSquare)), rerun: Math.sqrt(rerunSquare) };
}
