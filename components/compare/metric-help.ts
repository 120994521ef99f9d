import type { HelpSlug } from "@/components/help/topics";

/** Beginnings of column heads and fact names, and the help page of each; the first that fits counts. */
const HELP_BY_NAME: readonly (readonly [start: string, slug: HelpSlug])[] = [
  ["Pass@", "pass-at-k-t"],
  ["Difference", "comparing"],
  ["pointwise", "intervals"],
  ["simultaneous", "comparing"],
  ["detectable", "detectable-difference"],
  ["Smallest detectable", "detectable-difference"],
  ["p adjusted", "many-tests"],
  ["p Holm", "many-tests"],
  ["p Benjamini", "many-tests"],
  ["sign test", "many-tests"],
  ["McNemar", "many-tests"],
  ["Fisher", "many-tests"],
  ["better /", "comparing"],
  ["Verdict", "comparing"],
  ["equivalence", "equivalence"],
  ["error of", "error-parts"],
  ["Retention", "crossing"],
  ["Crossing", "crossing"],
  ["Area", "budget-curve"],
  ["Slope", "budget-curve"],
  ["Worst budget", "budget-curve"],
  ["training seeds", "training-seeds"],
];

/** The help page on a metric, by its name on the comparison pages; null where the name explains itself. */
export function metricHelp(name: string): HelpSlug | null {
  if (name === "p") return "comparing";
  return HELP_BY_NAME.find(([start]) => name.startsWith(start))?.[1] ?? null;
}
