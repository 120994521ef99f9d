/** In reading order; the index and the list beside a topic have one part for each. */
export const HELP_GROUPS = ["What is measured", "How sure a number is", "Comparing", "Planning and running"] as const;

export interface HelpTopic {
  slug: string;
  group: (typeof HELP_GROUPS)[number];
  title: string;
  /** One sentence: what it is. */
  summary: string;
}

/** The help pages, in reading order. */
export const HELP_TOPICS = [
  {
    slug: "pass-at-k-t",
    group: "What is measured",
    title: "Pass@(K,T)",
    summary: "The chance that at least one of K episodes of at most T turns succeeds.",
  },
  {
    slug: "turn-budgets",
    group: "What is measured",
    title: "Turn budgets",
    summary: "What T counts, whether the model is told, and the two ways to fill the T axis.",
  },
  {
    slug: "budget-curve",
    group: "What is measured",
    title: "Area, worst budget, regret",
    summary: "Single numbers for a whole budget curve, the budget to a target, and where the curve is full.",
  },
  {
    slug: "missing",
    group: "What is measured",
    title: "Missing and not graded",
    summary: "Episodes that say nothing about the policy, and what they do to n.",
  },
  {
    slug: "never-solved",
    group: "What is measured",
    title: "Never solved",
    summary: "What n failures in a row say about a task, and what they don't.",
  },
  {
    slug: "truncation-check",
    group: "What is measured",
    title: "Cut against re-run",
    summary: "Whether long episodes, cut at T, stand for episodes that were played under T.",
  },
  {
    slug: "intervals",
    group: "How sure a number is",
    title: "Intervals",
    summary: "What “41.2 [37.0, 45.5]” promises, and how it was checked.",
  },
  {
    slug: "error-parts",
    group: "How sure a number is",
    title: "Error parts",
    summary: "How much a number would move with other tasks, and how much if the same tasks were run again.",
  },
  {
    slug: "dependent-samples",
    group: "How sure a number is",
    title: "Duplicate and dependent samples",
    summary: "Identical transcripts, and attempts that build on each other, are not independent episodes.",
  },
  {
    slug: "comparing",
    group: "Comparing",
    title: "Comparing two checkpoints",
    summary: "Paired by task; the band, p, and the words over a chart.",
  },
  {
    slug: "crossing",
    group: "Comparing",
    title: "Crossing and retention",
    summary: "Where an advantage changes sign, and how much of it is left when turns are scarce.",
  },
  {
    slug: "many-tests",
    group: "Comparing",
    title: "Sign test, Holm, Benjamini–Hochberg",
    summary: "The tests beside the band, and what looking at many budgets does to p.",
  },
  {
    slug: "equivalence",
    group: "Comparing",
    title: "Equivalence",
    summary: "How to show that two checkpoints differ by less than a margin.",
  },
  {
    slug: "baseline",
    group: "Comparing",
    title: "Several checkpoints against a baseline",
    summary: "Each paired with the baseline, and p adjusted over all of them.",
  },
  {
    slug: "training-seeds",
    group: "Comparing",
    title: "Training seeds",
    summary: "What one checkpoint says about the method that made it.",
  },
  {
    slug: "detectable-difference",
    group: "Planning and running",
    title: "Smallest detectable difference",
    summary: "What a design could have seen, and what more tasks or episodes would buy.",
  },
  {
    slug: "sweeps",
    group: "Planning and running",
    title: "What a sweep does",
    summary: "How turns are counted, what the model is told, what is tried again, and what stays missing.",
  },
] as const satisfies readonly HelpTopic[];

export type HelpSlug = (typeof HELP_TOPICS)[number]["slug"];

/** The address of a topic. */
export function helpHref(slug: HelpSlug): string {
  return `/help/${slug}`;
}
