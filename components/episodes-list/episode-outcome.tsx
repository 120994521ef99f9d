import { Chip } from "../ui/chip";
import { OUTCOME_WORDS } from "./episodes-address";
import type { EpisodeRow } from "./use-episode-pages";

/** How an episode counts; what is missing or not graded stands apart, since it is no failure. */
export function EpisodeOutcome({ outcome }: Pick<EpisodeRow, "outcome">) {
  if (outcome === "missing" || outcome === "not_graded") return <Chip tone="dash">{OUTCOME_WORDS[outcome]}</Chip>;
  return (
    <span className="nowrap">
      <span className={outcome === "success" ? "outcome-mark yes" : "outcome-mark"} aria-hidden="true" /> {OUTCOME_WORDS[outcome]}
    </span>
  );
}
