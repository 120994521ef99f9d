import Link from "next/link";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { countOf } from "@/components/ui/count-of";
import { DateTime } from "@/components/ui/date-time";
import { problemText } from "@/components/ui/problem-text";
import { formatDuration } from "@/core/reports/format-duration";
import { formatCount, NO_NUMBER } from "@/core/reports/format-number";
import type { CheckpointChoice, SweepEstimate } from "./launch-choices";
import type { DraftReading } from "./read-draft";
import { episodesProduct, requestsProduct } from "./size-words";

interface EstimatePanelProps {
  project: string;
  checkpoints: readonly CheckpointChoice[];
  size: DraftReading["size"];
  estimate: SweepEstimate | null;
  error: unknown;
  /** The form has changed since; the next estimate is on its way. */
  isOld: boolean;
  /** What the design could find. */
  power: ReactNode;
  /** The button, and what is in its way. */
  children: ReactNode;
}

/** What the sweep amounts to, before it is launched. Sizes follow the form at once; time and tokens are the server's. */
export function EstimatePanel({ project, checkpoints, size, estimate, error, isOld, power, children }: EstimatePanelProps) {
  const old = isOld ? "text-ink-3" : undefined;
  return (
    <aside className="est" aria-label="Before you launch">
      <h2>Before you launch</h2>
      <p className="t12 ink3 mt-0.5 mb-2">Changes as you change the form</p>
      <dl>
        <Row name="Episodes" note={size ? <Product text={episodesProduct(size)} factors="checkpoints × tasks × budgets × n" /> : null}>
          {size ? formatCount(size.episodes) : NO_NUMBER}
        </Row>
        <Row
          name="Requests, at the most"
          note={size ? <Product text={requestsProduct(size)} factors="one a turn; retries come on top" /> : null}
        >
          {size ? formatCount(size.requestsAtMost) : NO_NUMBER}
        </Row>
        <Row name="Time, at the most" note={estimate ? <SpeedNote {...{ project, checkpoints, estimate }} /> : null} className={old}>
          {estimate?.secondsAtMost == null ? NO_NUMBER : formatDuration(estimate.secondsAtMost)}
        </Row>
        <Row name="Output tokens, at the most" note={estimate ? tokenNote(estimate) : null} className={old}>
          {estimate?.outputTokensAtMost == null ? NO_NUMBER : formatCount(estimate.outputTokensAtMost)}
        </Row>
      </dl>
      {error ? (
        <p className="t12 mt-3 text-stop" role="alert">
          {problemText(error)}
        </p>
      ) : null}
      <p className="sr" role="status">
        {size && estimate && !isOld ? spokenEstimate(size, estimate) : ""}
      </p>
      <div className="mt-4 grid gap-2">{children}</div>
      {power}
    </aside>
  );
}

function Row({ name, note, className, children }: { name: string; note: ReactNode; className?: string | undefined; children: ReactNode }) {
  return (
    <>
      <dt className={className}>
        {name}
        {note ? <small>{note}</small> : null}
      </dt>
      <dd className={classNames("tabular-nums", className)}>{children}</dd>
    </>
  );
}

function Product({ text, factors }: { text: string; factors: string }) {
  return (
    <>
      {text}
      <br />
      {factors}
    </>
  );
}

interface SpeedNoteProps {
  project: string;
  checkpoints: readonly CheckpointChoice[];
  estimate: SweepEstimate;
}

/** What the time is reckoned from; without a measurement, where to get one. */
function SpeedNote({ project, checkpoints, estimate: { slowest, unmeasured } }: SpeedNoteProps) {
  if (slowest !== null) {
    return (
      <>
        {slowest.name}: {formatDuration(slowest.secondsPerRequest)} an answer, {formatCount(slowest.concurrency)} at once
        {slowest.measuredAt ? (
          <>
            , measured <DateTime value={slowest.measuredAt} dateOnly />
          </>
        ) : null}
      </>
    );
  }
  return (
    <>
      no speed measured yet; test{" "}
      {unmeasured.map((name, index) => (
        <span key={name}>
          {index > 0 ? ", " : ""}
          <Link className="underline" href={`/p/${project}/checkpoints/${checkpoints.find((each) => each.name === name)?.id ?? ""}`}>
            {name}
          </Link>
        </span>
      ))}
    </>
  );
}

function tokenNote({ outputTokensAtMost }: SweepEstimate): string {
  return outputTokensAtMost === null ? "answers of some checkpoint have no limit" : "if every answer is as long as it may be";
}

function spokenEstimate({ episodes, requestsAtMost }: NonNullable<DraftReading["size"]>, { secondsAtMost }: SweepEstimate): string {
  const time = secondsAtMost === null ? "time not known" : `${formatDuration(secondsAtMost)} at the most`;
  return `${countOf(episodes, "episode")}, at the most ${countOf(requestsAtMost, "request")}, ${time}.`;
}
