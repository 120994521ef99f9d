import { createLoader, createSerializer, parseAsInteger, parseAsString, parseAsStringLiteral } from "nuqs/server";
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

/** The filters of the episodes of a run, in the order of its address. `t`: the limit of the budget. */
export const episodesAddress = {
  entry: parseAsString,
  task: parseAsString,
  t: parseAsInteger,
  outcome: parseAsStringLiteral(OUTCOME_CLASSES),
  stop: parseAsStringLiteral(StopReason.options),
};

export const loadEpisodesAddress = createLoader(episodesAddress);
const serialize = createSerializer(episodesAddress);

export type EpisodesAddress = Parameters<typeof serialize>[1];

/** The episodes tab of a run with these filters. */
export function episodesHref(project: string, run: string, filters: NonNullable<EpisodesAddress> = {}): string {
  return serialize(runHref(project, run, "episodes"), filters);
}
