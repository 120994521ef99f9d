import { neverSolvedUpperBound } from "../stats/clopper-pearson";
import type { NeverSolved } from "./pass-kt-report";
import type { PassKtOptions } from "./report-options";
import { countsAt, episodesOf, type Surface } from "./surface";

/** At each T the tasks without a success, and what their true rates may still be: "never solved" is not "unsolvable". */
export function countNeverSolved(surface: Surface, budgets: readonly number[], options: PassKtOptions): NeverSolved[] {
  return budgets.flatMap((t) => countAt(surface, t, options) ?? []);
}

function countAt(surface: Surface, t: number, { errors, level }: PassKtOptions): NeverSolved | undefined {
  const counts = countsAt(surface, t);
  if ("reason" in counts || counts.some(({ unknownTurns }) => unknownTurns > 0)) return undefined;
  const unsolved = counts.filter((task) => task.successes === 0 && episodesOf(task, errors) > 0).map((task) => episodesOf(task, errors));
  if (unsolved.length === 0) return { t, tasks: 0, episodes: 0, upper: null };
  const episodes = unsolved.reduce((least, n) => Math.min(least, n));
  return { t, tasks: unsolved.length, episodes, upper: neverSolvedUpperBound(episodes, level) };
}
