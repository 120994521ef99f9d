"use client";

import { useShortcuts } from "@/components/keyboard/use-shortcuts";
import { Button } from "@/components/ui/button";
import { KeyHint } from "@/components/ui/key-hint";
import { isMoving, type SweepStanding } from "./sweep-words";
import type { SweepActions } from "./use-sweep-actions";

interface StopResumeProps {
  sweep: Pick<SweepStanding, "status">;
  actions: SweepActions;
  small?: boolean;
  /** The page is this sweep's alone: `.` stops it. */
  byKey?: boolean;
}

/** Stop while it goes on, Resume while it rests. Neither throws anything away, so neither asks. */
export function StopResume({ sweep, actions, small = false, byKey = false }: StopResumeProps) {
  const isBusy = actions.busy !== null;
  const canStop = isMoving(sweep) && sweep.status !== "stopping" && !isBusy;
  useShortcuts(byKey && canStop ? { ".": actions.stop } : {});
  if (sweep.status === "stopped") {
    return (
      <Button small={small} busy={isBusy} onClick={actions.resume}>
        Resume
      </Button>
    );
  }
  if (!isMoving(sweep)) return null;
  return (
    <Button small={small} busy={isBusy} disabled={sweep.status === "stopping"} onClick={actions.stop}>
      Stop {byKey ? <KeyHint keys="." /> : null}
    </Button>
  );
}
