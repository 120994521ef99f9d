"use client";

import Link from "next/link";
import { episodesHref } from "@/components/episodes-list/episodes-address";
import { type SweepActions, useSweepActions } from "@/components/live/use-sweep-actions";
import { useSweepProgress, type WatchedSweep } from "@/components/live/use-sweep-progress";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import { Section } from "@/components/ui/section";
import { formatCount } from "@/core/reports/format-number";
import type { MissingStopReason } from "@/core/trajectory/stop-reason";
import type { RouterOutputs } from "@/server/api/root";
import { MISSING_MEANING, MISSING_REMEDY } from "./missing-words";

type Problem = RouterOutputs["sweeps"]["problems"][number];

interface SweepProblemsProps extends WatchedSweep {
  /** As the server rendered the page. */
  problems: Problem[];
  mayAct: boolean;
}

/** What of a sweep is missing, by cause: what was said, what to do, and the button that has these played again. */
export function SweepProblems({ problems, mayAct, ...watched }: SweepProblemsProps) {
  const { project, run } = watched;
  const { totals, missing } = useSweepProgress(watched);
  const actions = useSweepActions(watched);
  return (
    <Section title="Episodes that don't count" className="mt-8">
      {missing.length === 0 ? (
        <p className="ink2">
          {totals.episodes === 0
            ? "None: no episode has ended yet."
            : `None: all ${countOf(totals.counted, "episode")} that have ended count.`}
        </p>
      ) : (
        <div className="grid gap-6">
          {missing.map(({ cause, episodes }) => (
            <ProblemGroup
              key={cause}
              cause={cause}
              episodes={episodes}
              problems={problems.filter((problem) => problem.cause === cause)}
              href={episodesHref(project, run, { stop: cause })}
              actions={mayAct ? actions : null}
            />
          ))}
        </div>
      )}
      {actions.error === null ? null : (
        <p className="t13 mt-2 text-stop" role="alert">
          {actions.error}
        </p>
      )}
    </Section>
  );
}

interface ProblemGroupProps {
  cause: MissingStopReason;
  episodes: number;
  problems: readonly Problem[];
  href: string;
  actions: SweepActions | null;
}

function ProblemGroup({ cause, episodes, problems, href, actions }: ProblemGroupProps) {
  return (
    <div className="border-rule border-t pt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3>
          {cause} <Link href={href}>{countOf(episodes, "episode")}</Link>
        </h3>
        {actions === null ? (
          <span className="t13 ink3">A member or an owner can retry these.</span>
        ) : (
          <Button small busy={actions.busy !== null} onClick={() => actions.retry([cause])}>
            Retry these
          </Button>
        )}
      </div>
      <p className="t13 ink2 mt-1 max-w-prose">
        {MISSING_MEANING[cause]} {MISSING_REMEDY[cause]}
      </p>
      <ul className="mt-2 grid gap-2">
        {problems.map((problem) => (
          <li
            key={problem.episode}
            className="t13 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 sm:grid-cols-[4rem_minmax(0,1fr)_auto]"
          >
            <span className="text-right">{formatCount(problem.episodes)} ×</span>
            <span className="wrap-anywhere">{problem.message ?? "Nothing was said."}</span>
            <Link className="col-start-2 sm:col-start-3" href={`/t/${problem.episode}`}>
              An episode
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
