import type { ReactNode } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import { formatDuration } from "@/core/reports/format-duration";
import { isMoving, needsPerson, quietText } from "./sweep-words";
import type { SweepActions } from "./use-sweep-actions";
import type { SweepProgress } from "./use-sweep-progress";

interface SweepBannerProps {
  progress: SweepProgress;
  /** null for those who may only watch. */
  actions: SweepActions | null;
}

/** What keeps a sweep from going on: who or what, what is not lost, and what to do. Nothing while all is well. */
export function SweepBanner({ progress, actions }: SweepBannerProps) {
  const message = messageOf(progress);
  if (message === null) return null;
  // A person's stop has its button in the head; who has none there is told why.
  const hasAction = message.resumable || (actions === null && progress.status === "stopped");
  return (
    <div className="mt-6">
      <Banner tone={message.tone} title={message.title} action={hasAction ? <ResumeAction actions={actions} /> : null}>
        {message.text}
      </Banner>
    </div>
  );
}

function ResumeAction({ actions }: { actions: SweepActions | null }) {
  if (actions === null) return <span className="ink2">A member or an owner can resume it.</span>;
  return (
    <Button small busy={actions.busy !== null} onClick={actions.resume}>
      Resume
    </Button>
  );
}

interface Message {
  tone: "plain" | "attn";
  title: string;
  text: ReactNode;
  resumable: boolean;
}

const WHAT_TO_MEND = {
  person: "Resuming goes on with them.",
  endpoint: "Mend the endpoint on the page of its checkpoint, test it there, then resume.",
  platform: "Mend it, then resume.",
};

function messageOf(progress: SweepProgress): Message | null {
  const { status, haltedBy, haltedReason, totals, planned, workers } = progress;
  const open = countOf(planned - totals.episodes, "episode");
  if (status === "stopped" && haltedBy !== null) {
    const tone = needsPerson(progress) ? "attn" : "plain";
    const verb = planned - totals.episodes === 1 ? "waits" : "wait";
    return {
      tone,
      title: haltedReason ?? "Stopped.",
      text: `${open} ${verb}, none is lost. ${WHAT_TO_MEND[haltedBy]}`,
      resumable: haltedBy !== "person",
    };
  }
  if (!isMoving(progress)) return null;
  if (workers === 0) return noWorker(open, progress);
  if (progress.isQuiet) return quiet(progress);
  return progress.lostInHand > 0 ? lostWorker(progress.lostInHand) : null;
}

function noWorker(open: string, { totals }: SweepProgress): Message {
  return {
    tone: "attn",
    title: "No worker is running.",
    text: (
      <>
        {open} {open.startsWith("1 ") ? "waits" : "wait"} for one: start it by <code>npm run worker</code> on a machine that reaches the
        database. What is settled ({countOf(totals.episodes, "episode")}) stays as it is.
      </>
    ),
    resumable: false,
  };
}

function quiet(progress: SweepProgress): Message {
  const { inHand, workers, requestLimitSeconds, totals } = progress;
  const title = `${quietText(progress)?.replace("no news", "No news") ?? "No news"}.`;
  const waiting =
    inHand === 0
      ? `${countOf(workers, "worker")} ${workers === 1 ? "is" : "are"} ready and busy with other work, or lost the jobs.`
      : `${countOf(inHand, "episode")} ${inHand === 1 ? "is" : "are"} in hand. A slow endpoint may be the reason: one request may take ${formatDuration(requestLimitSeconds)}.`;
  const text = `${waiting} Resuming hands out what waits once more; the ${countOf(totals.episodes, "settled episode")} stay as they are.`;
  return { tone: "attn", title, text, resumable: true };
}

function lostWorker(lostInHand: number): Message {
  return {
    tone: "attn",
    title: "A worker was lost",
    text: `with ${countOf(lostInHand, "episode")} in hand. Another worker takes them up within a minute; turns that were played stay readable, and nothing settled is lost.`,
    resumable: false,
  };
}
