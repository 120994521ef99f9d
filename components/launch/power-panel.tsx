import Link from "next/link";
import { type ReactNode, useMemo } from "react";
import { helpHref } from "@/components/help/topics";
import { problemText } from "@/components/ui/problem-text";
import { formatCount, formatPercent } from "@/core/reports/format-number";
import type { PilotAnswer } from "./launch-choices";
import type { LaunchDraft } from "./launch-draft";
import { ASSUMED, type PlannedDesign, planDesign } from "./plan-design";
import { PowerControls } from "./power-controls";
import { PowerFigure } from "./power-figure";
import { PowerTarget } from "./power-target";
import { gapTexts, tradeLines } from "./power-words";
import type { DraftReading } from "./read-draft";
import { type FirstPilot, usePilot } from "./use-pilot";
import { type PowerChoice, usePowerChoice } from "./use-power-choice";

interface PowerPanelProps {
  project: string;
  draft: Pick<LaunchDraft, "suite" | "visibility">;
  reading: Pick<DraftReading, "chosen" | "size" | "samples">;
  /** Tasks that the split has. */
  inSplit: number;
  first: FirstPilot | null;
}

/** What a comparison of two of the checkpoints could find, before a single episode is played. It follows the form at once. */
export function PowerPanel({ project, draft: { suite, visibility }, reading: { chosen, size, samples }, inSplit, first }: PowerPanelProps) {
  const choice = usePowerChoice(chosen, samples);
  const ask = choice === null ? null : { a: choice.a.id, b: choice.b.id, suite, visibility, pilot: choice.pilot };
  const { answer, error, isOld } = usePilot(project, ask, first);
  if (choice === null) return <Frame>Choose two checkpoints, and this shows what comparing them could find.</Frame>;
  if (size === null) return <Frame>It needs the number of tasks, the budgets and n.</Frame>;
  if (size.tasks < 2) return <Frame>A comparison needs at least two tasks.</Frame>;
  return (
    <Frame>
      {error ? <span role="alert">{problemText(error)} Assumed rates stand in. </span> : null}
      <Design {...{ project, choice, size, inSplit, answer, isOld, chosen, visibility }} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <section className="mt-5" aria-label="Smallest detectable difference">
      <h3>
        <Link href={helpHref("detectable-difference")}>Smallest detectable difference</Link>
      </h3>
      <div className="t12 ink3 mt-0.5">{children}</div>
    </section>
  );
}

interface DesignProps {
  project: string;
  choice: PowerChoice;
  chosen: DraftReading["chosen"];
  size: NonNullable<DraftReading["size"]>;
  inSplit: number;
  visibility: LaunchDraft["visibility"];
  answer: PilotAnswer | null;
  isOld: boolean;
}

function Design({ project, choice, chosen, size, inSplit, visibility, answer, isOld }: DesignProps) {
  const { tasks, budgets, samples } = size;
  const { k } = choice;
  const target = "value" in choice.target ? choice.target.value : null;
  const pilot = answer?.chosen ?? null;
  const plan = useMemo(
    () => planDesign({ tasks, budgets, samples, k, pilot: pilot?.budgets ?? null, target }),
    [tasks, budgets, samples, k, pilot, target],
  );
  return (
    <div className={isOld ? "opacity-60" : undefined}>
      <p>
        Points of Pass@{k}, 80 % power at 5 %, {choice.a.name} against {choice.b.name}, paired over {formatCount(tasks)} tasks, each T by
        itself. <Source {...{ project, pilot, plan, visibility }} />
      </p>
      {plan.worst === null ? <p className="mt-2">{plan.points[0]?.reason}.</p> : <PowerFigure points={plan.points} source={plan.source} />}
      {plan.source === "pilot" ? gapTexts(plan.points).map((text) => <p key={text}>{text}</p>) : null}
      {plan.worst === null ? null : (
        <div className="text-ink">
          <PowerTarget {...{ worst: plan.worst, source: plan.source, choice, tasks, inSplit }} />
          <dl className="mt-2">
            {tradeLines(plan.worst, tasks, samples).map(({ name, value }) => (
              <div key={name} className="contents">
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <PowerControls choice={choice} chosen={chosen} answer={answer} />
    </div>
  );
}

type SourceProps = Pick<DesignProps, "project" | "visibility"> & { pilot: PilotAnswer["chosen"]; plan: PlannedDesign };

/** Where the spreads come from, and what the assumed ones would say. */
function Source({ project, visibility, pilot, plan: { source, refusal, worst } }: SourceProps) {
  const assumed = `assumed: true differences vary by ${formatPercent(ASSUMED.betweenSd)} points over tasks, and p(1 − p) is ${ASSUMED.successVariance} within one`;
  if (pilot === null) return <>No finished run has both on this suite, so the spreads are {assumed}.</>;
  const link = (
    <Link className="underline" href={`/p/${project}/runs/${pilot.run.id}`}>
      {pilot.run.name}
    </Link>
  );
  if (source === "assumed") {
    return (
      <>
        {link} can't serve as a pilot: {refusal}. So the spreads are {assumed}.
      </>
    );
  }
  return (
    <>
      From {link}
      {pilot.visibility === visibility ? "" : `, whose budgets were ${pilot.visibility}`}
      {worst === null ? "." : `; with assumed rates T = ${worst.t} would read ${formatPercent(worst.assumedEffect)}.`}
    </>
  );
}
