import type { ReactNode } from "react";
import { type EpisodesChoice, episodesHref } from "@/components/episodes-list/episodes-address";
import { runHref, serializeGridAddress } from "@/components/run/run-address";
import { Chip } from "@/components/ui/chip";
import { MethodMark } from "@/components/ui/method-mark";
import { PageHead } from "@/components/ui/page-head";
import { formatCount } from "@/core/reports/format-number";
import type { EpisodeHeader } from "./episode-header";
import { episodeTitle, taskTitle } from "./task-title";

function endText({ stopReason, turnsUsed, limit }: EpisodeHeader): ReactNode {
  const ofLimit = limit === null ? "" : ` of ${limit}`;
  const where = turnsUsed === null ? "" : turnsUsed === 0 ? " before its first turn" : ` at turn ${turnsUsed}${ofLimit}`;
  return (
    <span>
      stopped by <b className="font-semibold text-ink">{stopReason}</b>
      {where}
    </span>
  );
}

interface EpisodeHeadProps {
  episode: EpisodeHeader;
  /** The list that it was opened from; null: none. */
  list: EpisodesChoice | null;
  actions: ReactNode;
}

/** Task and sample, whose episode it is, how it ended. */
export function EpisodeHead({ episode, list, actions }: EpisodeHeadProps) {
  const { project, run, checkpointRef, inputTokens, outputTokens } = episode;
  const tokens = inputTokens === null && outputTokens === null ? null : (inputTokens ?? 0) + (outputTokens ?? 0);
  const runCrumbs = [
    { label: project.name, href: `/p/${project.slug}` },
    { label: run.name, href: runHref(project.slug, run.id) },
  ];
  const way =
    list === null
      ? { label: checkpointRef.name, href: serializeGridAddress(runHref(project.slug, run.id), { entry: [episode.entryId] }) }
      : { label: "Episodes", href: episodesHref(project.slug, run.id, list) };
  const crumbs = [...runCrumbs, way, { label: taskTitle(episode.taskId) }];
  const meta = (
    <>
      <MethodMark method={checkpointRef.method}>{checkpointRef.name}</MethodMark>
      {endText(episode)}
      {tokens !== null && <span>{formatCount(tokens)} tokens</span>}
      <Chip>{episode.visibility === "none" ? "no limit set" : episode.visibility}</Chip>
      {episode.outcome === "missing" && <Chip tone="attn">missing</Chip>}
      {episode.outcome === "not_graded" && <Chip tone="attn">not graded</Chip>}
    </>
  );
  return <PageHead crumbs={crumbs} title={episodeTitle(episode)} meta={meta} actions={actions} />;
}
