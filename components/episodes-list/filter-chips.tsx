import Link from "next/link";
import type { EntryHeader } from "@/components/run/run-header";
import { ButtonLink } from "@/components/ui/button-link";
import type { EpisodesChoice } from "./episodes-address";
import { filterWords } from "./filter-words";

interface FilterChipsProps {
  filters: EpisodesChoice;
  entries: readonly EntryHeader[];
  hrefOf: (filters: EpisodesChoice) => string;
  /** How many fit, in words. */
  count: string | null;
}

/** How many fit, and the filters that are set: each is taken away by a press. */
export function FilterChips({ filters, entries, hrefOf, count }: FilterChipsProps) {
  const set = filterWords(filters, entries);
  return (
    <div className="row mb-4 min-h-7">
      {count !== null && (
        <span className="t13 ink2" aria-live="polite">
          {count}
        </span>
      )}
      {set.map(({ key, words, without }) => (
        <Link key={key} href={hrefOf(without)} className="chip on min-h-6 max-w-full no-underline" scroll={false}>
          <span className="sr">Remove the filter: </span>
          <span className="overflow-hidden text-ellipsis">{words}</span>
          <span aria-hidden="true">×</span>
        </Link>
      ))}
      {set.length > 1 && (
        <ButtonLink href={hrefOf({})} tone="quiet" small scroll={false}>
          Clear all
        </ButtonLink>
      )}
    </div>
  );
}
