"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import { DateTime } from "@/components/ui/date-time";
import { problemText } from "@/components/ui/problem-text";
import { Section } from "@/components/ui/section";
import type { RouterOutputs } from "@/server/api/root";
import { KeptTurns } from "./kept-turns";

type AttemptsPage = RouterOutputs["sweeps"]["attempts"];
type Attempt = AttemptsPage["items"][number];

interface EarlierAttemptsProps {
  project: string;
  run: string;
  /** From the server. */
  firstPage: AttemptsPage;
}

/** Attempts that were broken off and begun again: they don't count, their turns can be read. Nothing where there are none. */
export function EarlierAttempts({ project, run, firstPage }: EarlierAttemptsProps) {
  const attempts = useInfiniteQuery(
    useTRPC().sweeps.attempts.infiniteQueryOptions(
      { project, run },
      { getNextPageParam: (page) => page.nextCursor, initialData: { pages: [firstPage], pageParams: [null] }, staleTime: 0 },
    ),
  );
  const items = attempts.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return null;
  const more = attempts.hasNextPage;
  return (
    <Section
      title="Attempts begun again"
      aside={<span className="t13 ink3">{more ? `the first ${items.length}` : countOf(items.length, "attempt")}</span>}
    >
      <p className="t13 ink2 mb-3 max-w-prose">
        Their worker was lost, the sweep was stopped, or they were retried. The episode was played again from its first turn; what was
        played before is kept here and does not count.
      </p>
      <div>
        {items.map((attempt) => (
          <AttemptFold key={`${attempt.planned} ${attempt.delivery}`} project={project} run={run} attempt={attempt} />
        ))}
      </div>
      {more ? (
        <div className="mt-4">
          <Button busy={attempts.isFetchingNextPage} onClick={() => attempts.fetchNextPage()}>
            Show more attempts
          </Button>
        </div>
      ) : null}
      {attempts.isFetchNextPageError ? (
        <p className="t13 mt-2 text-stop" role="alert">
          {problemText(attempts.error)}
        </p>
      ) : null}
    </Section>
  );
}

function AttemptFold({ project, run, attempt }: { project: string; run: string; attempt: Attempt }) {
  const { checkpoint, taskId, limit, sample, lastTurn, lastPlayedAt, planned, delivery } = attempt;
  return (
    <KeptTurns
      query={{ project, run, planned, delivery }}
      summary={
        <>
          <b className="font-semibold">{taskId}</b> {checkpoint}, T {limit}, sample {sample}: broken off after turn {lastTurn},{" "}
          <DateTime value={lastPlayedAt} />
        </>
      }
    />
  );
}
