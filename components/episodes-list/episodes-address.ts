import { createLoader, createParser, createSerializer, type inferParserType, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { runHref } from "@/components/run/run-address";
import { StopReason } from "@/core/trajectory/stop-reason";

/** How an episode counts. */
export const OUTCOME_CLASSES = ["success", "failure", "missing", "not_graded"] as const;
export type OutcomeClass = (typeof OUTCOME_CLASSES)[number];

export const OUTCOME_WORDS: Readonly<Record<OutcomeClass, string>> = {
  success: "success",
  failure: "no success",
  missing: "missing",
  not_graded: "not graded",
};

/** Two entries whose tasks are held against each other. */
export interface FlipPair {
  readonly a: string;
  readonly b: string;
}

/** "a:b", two different entries */
const parseAsFlips = createParser<FlipPair>({
  parse(text) {
    const [a, b, ...rest] = text.split(":");
    return a && b && a !== b && rest.length === 0 ? { a, b } : null;
  },
  serialize: ({ a, b }) => `${a}:${b}`,
  eq: (one, other) => one.a === other.a && one.b === other.b,
});

/** A whole number from `least`; anything else is as if nothing was said. */
function parseAsCount(least: number) {
  return createParser<number>({
    parse(text) {
      const count = /^\d{1,9}$/.test(text) ? Number(text) : null;
      return count !== null && count >= least ? count : null;
    },
    serialize: String,
  });
}

/**
 * The filters of the episodes of a run, in the order of its address. `t`: the limit of the budget; `by`: the turn by which a success has
 * to come to count as one; `error`: a part of what is said of a missing one; `flips`: tasks that only one of two entries solved.
 */
export const episodesAddress = {
  entry: parseAsString,
  task: parseAsString,
  t: parseAsCount(1),
  sample: parseAsCount(0),
  outcome: parseAsStringLiteral(OUTCOME_CLASSES),
  by: parseAsCount(1),
  stop: parseAsStringLiteral(StopReason.options),
  error: parseAsString,
  flips: parseAsFlips,
};

export const loadEpisodesAddress = createLoader(episodesAddress);
const serialize = createSerializer(episodesAddress);

export type EpisodesAddress = inferParserType<typeof episodesAddress>;
export type EpisodesChoice = Partial<EpisodesAddress>;

/** The episodes of a run with these filters, or its tasks. */
export function episodesHref(project: string, run: string, filters: EpisodesChoice = {}, tab: "episodes" | "tasks" = "episodes"): string {
  return serialize(runHref(project, run, tab), filters);
}

const ALL = "all";

/** The filters of a list, carried in the address of an episode that was opened from it: as in the list's own address; "all" without any. */
export const parseAsList = createParser<EpisodesChoice>({
  parse: (text) => (text === ALL ? {} : loadEpisodesAddress(new URLSearchParams(text))),
  serialize: listText,
  eq: (one, other) => listText(one) === listText(other),
});

function listText(filters: EpisodesChoice): string {
  return serialize(filters).slice(1) || ALL;
}
