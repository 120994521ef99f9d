import type { ReactNode } from "react";
import { runHref, serializeGridAddress } from "@/components/run/run-address";
import { Chip } from "@/components/ui/chip";
import { MethodMark } from "@/components/ui/method-mark";
import { PageHead } from "@/components/ui/page-head";
import { formatCount } from "@/core/reports/format-number";
import type { EpisodeHeader } from "./episode-header";

function endText({ stopReason, turnsUsed, limit }: EpisodeHeader): ReactNode {
  const where = turnsUsed === null ? "" : ` at turn ${turnsUsed}${limit === null ? "" : ` of ${limit}`}`;
  return (
    <span>
      stopped by <b className="font-semibold text-ink">{stopReason}</b>
      {where}
    </span>
  );
}

/** Task and sample, whose episode it is, how it ended. */
export function EpisodeHead({ episode, actions }: { episode: EpisodeHeader; actions: ReactNode }) {
  const { project, run, checkpointRef, inputTokens, outputTokens } = episode;
  const tokens = inputTokens === null && outputTokens === null ? null : (inputTokens ?? 0) + (outputTokens ?? 0);
  const crumbs = [
    { label: project.name, href: `/p/${project.slug}` },
    { label: run.name, href: runHref(project.slug, run.id) },
    { label: checkpointRef.name, href: serializeGridAddress(runHref(project.slug, run.id), { entry: [episode.entryId] }) },
    { label: episode.taskId },
  ];
  const meta = (
    <>
      <MethodMark method={checkpointRef.method}>{checkpointRef.name}</MethodMark>
      {endText(episode)}
      {tokens !== null && <span>{formatCount(tokens)} tokens</span>}
      <Chip>{episode.visibility === "none" ? "no limit" : episode.visibility}</Chip>
      {episode.outcome === "missing" && <Chip tone="attn">missing: not counted as a failure</Chip>}
      {episode.outcome === "not_graded" && <Chip tone="attn">not graded</Chip>}
    </>
  );
  return <PageHead crumbs={crumbs} title={`${episode.taskId}, sample ${episode.sample}`} meta={meta} actions={actions} />;
}
