"use client";

import { launchHref } from "@/components/launch/launch-address";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { formatCount } from "@/core/reports/format-number";
import { StopResume } from "./stop-resume";
import { isMoving, missingCount } from "./sweep-words";
import { useSweepActions } from "./use-sweep-actions";
import { useSweepProgress, type WatchedSweep } from "./use-sweep-progress";

/** Stop, resume, retry what is missing, repeat; why not, for those who may only watch. */
export function SweepHeadActions({ mayAct, ...watched }: WatchedSweep & { mayAct: boolean }) {
  const progress = useSweepProgress(watched);
  const actions = useSweepActions(watched);
  const missing = missingCount(progress);
  if (!mayAct) return isMoving(progress) ? <span className="ink3 t13 self-center">Members and owners can stop it.</span> : null;
  return (
    <>
      <StopResume sweep={progress} actions={actions} byKey />
      {missing > 0 && !isMoving(progress) ? (
        <Button busy={actions.busy !== null} onClick={() => actions.retry(progress.missing.map(({ cause }) => cause))}>
          Retry {formatCount(missing)} missing
        </Button>
      ) : null}
      <ButtonLink tone="quiet" href={launchHref(watched.project, { from: watched.run })}>
        Repeat
      </ButtonLink>
      {actions.error === null ? null : (
        <p className="t13 w-full text-stop" role="alert">
          {actions.error}
        </p>
      )}
    </>
  );
}
