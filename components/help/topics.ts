export interface HelpTopic {
  slug: string;
  title: string;
  /** One sentence: what it is. */
  summary: string;
}

/** The help pages, in reading order. */
export const HELP_TOPICS = [
  { slug: "pass-at-k-t", title: "Pass@(K,T)", summary: "The chance that at least one of K episodes of at most T turns succeeds." },
  {
    slug: "turn-budgets",
    title: "Turn budgets",
    summary: "What T counts, whether the model is told, and the two ways to fill the T axis.",
  },
  { slug: "missing", title: "Missing and not graded", summary: "Episodes that say nothing about the policy, and what they do to n." },
  { slug: "intervals", title: "Intervals", summary: "What “41.2 [37.0, 45.5]” promises, and how it was checked." },
  { slug: "comparing", title: "Comparing two checkpoints", summary: "Paired by task; the band, p, and the words over a chart." },
  {
    slug: "crossing",
    title: "Crossing and retention",
    summary: "Where an advantage changes sign, and how much of it is left when turns are scarce.",
  },
  { slug: "budget-curve", title: "Area, worst budget, regret", summary: "Single numbers for a whole budget curve." },
  {
    slug: "detectable-difference",
    title: "Smallest detectable difference",
    summary: "What a design could have seen, and what more tasks or episodes would buy.",
  },
] as const satisfies readonly HelpTopic[];

export type HelpSlug = (typeof HELP_TOPICS)[number]["slug"];

/** The address of a topic. */
export function helpHref(slug: HelpSlug): string {
  return `/help/${slug}`;
}
