import Link from "next/link";
import { launchHref } from "@/components/launch/launch-address";
import { suiteText } from "@/components/run/entry-words";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { MethodMark } from "@/components/ui/method-mark";
import { compareHref } from "./compare-address";
import type { CompareEntry } from "./compare-answer";
import { suggestedPairs } from "./suggested-pairs";

interface CompareStartProps {
  project: string;
  entries: readonly CompareEntry[];
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
            <ButtonLink tone="primary" href={launchHref(project, { kind: "import" })}>
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
