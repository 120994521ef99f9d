"use client";

import Link from "next/link";
import { Progress } from "@/components/ui/progress";
import { can } from "@/core/access";
import { formatCount } from "@/core/reports/format-number";
import { StopResume } from "./stop-resume";
import { SweepStatus } from "./sweep-status";
import { haltText, missingCount, needsPerson, paceTexts, quietText, settledShare, settledText } from "./sweep-words";
import type { ActiveSweep } from "./use-active-sweeps";
import { useSweepActions } from "./use-sweep-actions";

/** A sweep as a line of the strip of running things. */
export function SweepRunLine({ sweep }: { sweep: ActiveSweep }) {
  const { run, name, project, role } = sweep;
  const actions = useSweepActions({ project: project.slug, run });
  const waits = needsPerson(sweep);
  return (
    <div className="runline">
      <div>
        <strong>
          <Link className="plain wrap-anywhere" href={`/p/${project.slug}/runs/${run}`}>
            {name}
          </Link>
        </strong>
        <div className="ink2">
          {project.name} · {checkpointsText(sweep)} · {budgetsText(sweep)}
        </div>
      </div>
      <div>
        <Progress label={`${name}: episodes settled`} share={settledShare(sweep)} needsYou={waits} />
        <div className="mt-1 flex flex-wrap justify-between gap-x-4">
          <span>{settledText(sweep)}</span>
          <span className={waits ? "text-attn" : "ink2"}>{factsText(sweep)}</span>
        </div>
        {actions.error === null ? null : (
          <p className="text-stop" role="alert">
            {actions.error}
          </p>
        )}
      </div>
      <div className="row">
        <SweepStatus sweep={sweep} />
        {can(role, "run:write") ? <StopResume sweep={sweep.isQuiet ? { status: "stopped" } : sweep} actions={actions} small /> : null}
      </div>
    </div>
  );
}

const SHOWN_CHECKPOINTS = 3;

function checkpointsText({ checkpoints }: ActiveSweep): string {
  const shown = checkpoints.slice(0, SHOWN_CHECKPOINTS);
  const others = checkpoints.length - shown.length;
  return others === 0 ? shown.join(", ") : `${shown.join(", ")} and ${others} more`;
}

function budgetsText({ budgets }: ActiveSweep): string {
  return budgets.length === 1 ? `T ${budgets[0]}` : `T ${budgets[0]} to ${budgets.at(-1)}`;
}

/** Why it waits, or how long it will take; and how much is missing. */
function factsText(sweep: ActiveSweep): string {
  const missing = missingCount(sweep);
  const facts = [haltText(sweep), quietText(sweep), ...paceTexts(sweep), missing === 0 ? null : `${formatCount(missing)} missing`];
  return facts.filter((fact) => fact !== null).join(" · ");
}
