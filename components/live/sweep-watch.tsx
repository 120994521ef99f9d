"use client";

import { DenominatorBar } from "@/components/charts/denominator-bar";
import { episodesHref } from "@/components/episodes-list/episodes-address";
import { denominators } from "@/core/reports/charts/denominators";
import { SweepBanner } from "./sweep-banner";
import { SweepLine } from "./sweep-line";
import { isMoving, needsPerson, settledText } from "./sweep-words";
import { useAnnouncement } from "./use-announcement";
import { usePageRefresh } from "./use-page-refresh";
import { useSweepActions } from "./use-sweep-actions";
import { useSweepCutOff, useSweepProgress, type WatchedSweep } from "./use-sweep-progress";

/** A sweep as it goes on: what hinders it, how far it is, its denominators. The rest of the page is rendered anew as it fills. */
export function SweepWatch({ mayAct, ...watched }: WatchedSweep & { mayAct: boolean }) {
  const { project, run } = watched;
  const progress = useSweepProgress(watched);
  const isCutOff = useSweepCutOff(watched);
  const actions = useSweepActions(watched);
  const { totals, waiting, inHand, status } = progress;
  const state = needsPerson(progress) ? "needs you" : status.replaceAll("_", " ");
  usePageRefresh({ state: status, count: totals.episodes });
  const announced = useAnnouncement(state, `${state}, ${settledText(progress)}`);
  return (
    <>
      <SweepBanner progress={progress} actions={mayAct ? actions : null} />
      {isCutOff ? (
        <p className="t13 mt-6 text-attn" role="alert">
          The server does not answer. The numbers are as they last were; it is asked again and again.
        </p>
      ) : null}
      {isMoving(progress) || status === "stopped" ? <SweepLine progress={progress} /> : null}
      <DenominatorBar
        model={denominators({ ...totals, toCome: waiting + inHand })}
        causeHref={(stop) => episodesHref(project, run, { stop })}
      />
      <p className="sr" role="status">
        {announced}
      </p>
    </>
  );
}
