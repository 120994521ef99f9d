import Link from "next/link";
import { suiteText } from "@/components/run/entry-words";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { MethodMark } from "@/components/ui/method-mark";
import { compareHref } from "./compare-address";
import type { CompareEntry } from "./compare-answer";

interface CompareStartProps {
  project: string;
  entries: readonly CompareEntry[];
}

const MOST_SUGGESTIONS = 6;

/** A is the checkpoint that was made later, so that a gain of training is above zero. */
const ORDER_OF_MAKING = ["base", "sft", "other", "rl", "budgetmix"];

function isLater(one: CompareEntry, other: CompareEntry): boolean {
  return ORDER_OF_MAKING.indexOf(one.checkpoint.method) > ORDER_OF_MAKING.indexOf(other.checkpoint.method);
}

/** Pairs worth a first look: neighbours of one suite, visibility and unit. */
export function suggestedPairs(entries: readonly CompareEntry[]): [CompareEntry, CompareEntry][] {
  const kind = (entry: CompareEntry) => JSON.stringify([suiteText(entry.suite), entry.visibility, entry.unit]);
  const pairs = entries.flatMap((one, place) =>
    entries
      .slice(place + 1)
      .filter((other) => kind(other) === kind(one) && other.checkpoint.id !== one.checkpoint.id)
      .map((other): [CompareEntry, CompareEntry] => (isLater(other, one) ? [other, one] : [one, other])),
  );
  return pairs.slice(0, MOST_SUGGESTIONS);
}

/** The page before two sides are chosen: what it will show, and the ways on. */
export function CompareStart({ project, entries }: CompareStartProps) {
  const pairs = suggestedPairs(entries);
  return (
    <div className="mt-8">
      <EmptyState
        title={entries.length < 2 ? "Nothing to compare yet" : "Choose two checkpoints"}
        action={
          entries.length < 2 ? (
            <ButtonLink tone="primary" href={`/p/${project}/runs/new?kind=import`}>
              Import trajectories
            </ButtonLink>
          ) : undefined
        }
      >
        The difference of two checkpoints at every turn budget, paired by task, with the interval of each budget and one band for all of
        them. It takes two checkpoints on the same suite.
      </EmptyState>
      {pairs.length > 0 && <Suggestions project={project} pairs={pairs} />}
    </div>
  );
}

function Suggestions({ project, pairs }: { project: string; pairs: readonly [CompareEntry, CompareEntry][] }) {
  return (
    <section className="mt-8">
      <h3 className="mb-2">Or begin with a pair</h3>
      <ul className="links t13">
        {pairs.map(([a, b]) => (
          <li key={`${a.id} ${b.id}`}>
            <Link href={compareHref(project, { a: a.id, b: b.id })}>
              <MethodMark method={a.checkpoint.method}>{a.checkpoint.name}</MethodMark> against{" "}
              <MethodMark method={b.checkpoint.method}>{b.checkpoint.name}</MethodMark>
            </Link>{" "}
            <span className="ink3">{suiteText(a.suite)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
