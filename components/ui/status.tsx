import type { ReactNode } from "react";

export const RUN_STATUSES = ["draft", "queued", "running", "stopping", "stopped", "finished", "finished_with_problems", "failed"] as const;

export type RunStatusName = (typeof RUN_STATUSES)[number];

const LOOK: Readonly<Record<RunStatusName, { dot: string; words: string }>> = {
  draft: { dot: "", words: "draft" },
  queued: { dot: "", words: "queued" },
  running: { dot: "running", words: "running" },
  stopping: { dot: "running", words: "stopping" },
  stopped: { dot: "", words: "stopped" },
  finished: { dot: "done", words: "finished" },
  finished_with_problems: { dot: "problems", words: "finished with problems" },
  failed: { dot: "failed", words: "failed" },
};

/** What a run looks like that does not go on without a person. */
const NEEDS_YOU = { dot: "problems", words: "needs you" };

type StatusProps = { status: RunStatusName; needsYou?: boolean; children?: ReactNode };

/** A dot and the typed word of a run's status; `children` say more precisely what goes on ("stopping, 6 episodes still open"). */
export function Status({ status, needsYou = false, children }: StatusProps) {
  const { dot, words } = needsYou ? NEEDS_YOU : LOOK[status];
  return <span className={`status ${dot}`}>{children ?? words}</span>;
}
