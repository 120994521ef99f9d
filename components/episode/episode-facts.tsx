import Link from "next/link";
import { Fragment, type ReactNode } from "react";
import { UNIT_WORDS } from "@/components/run/entry-words";
import { cellHref, runHref, serializeGridAddress } from "@/components/run/run-address";
import { countOf } from "@/components/ui/count-of";
import { formatCount } from "@/core/reports/format-number";
import type { EpisodeHeader } from "./episode-header";

function successText(episode: EpisodeHeader): string {
  if (episode.successTurn !== null) return `turn ${episode.successTurn}`;
  if (episode.success === true) return "– (the source does not tell the turn)";
  if (episode.success === null) return "– (not graded)";
  return "– (it did not succeed)";
}

function tokenText(episode: EpisodeHeader): string | null {
  const { inputTokens, outputTokens } = episode;
  if (inputTokens === null && outputTokens === null) return null;
  return [inputTokens === null ? null : `${formatCount(inputTokens)} in`, outputTokens === null ? null : `${formatCount(outputTokens)} out`]
    .filter((part) => part !== null)
    .join(", ");
}

function sourceText({ format, file, line }: EpisodeHeader["source"]): string | null {
  if (file === null) return format;
  return `${file}${line === null ? "" : `:${line}`}${format === null ? "" : ` (${format})`}`;
}

function budgetText(episode: EpisodeHeader): string {
  if (episode.limit === null) return "limit unknown";
  return `${formatCount(episode.limit)} ${UNIT_WORDS[episode.unit]}, ${episode.visibility}`;
}

function feedsLink(episode: EpisodeHeader): ReactNode {
  const { project, run, entryId, limit } = episode;
  if (limit === null) {
    return <Link href={serializeGridAddress(runHref(project.slug, run.id), { entry: [entryId] })}>the cells of its entry</Link>;
  }
  return <Link href={cellHref(project.slug, run.id, { entry: entryId, k: 1, t: limit })}>the cells at T = {limit}</Link>;
}

function facts(episode: EpisodeHeader): [string, ReactNode][] {
  const { suite, source } = episode;
  const rows: [string, ReactNode][] = [
    [
      "Checkpoint",
      <Link key="c" href={`/p/${episode.project.slug}/checkpoints/${episode.checkpointRef.id}`}>
        {episode.checkpointRef.name}
      </Link>,
    ],
    ["Suite", `${suite.name} ${suite.version}, ${suite.split}`],
    ["Budget", budgetText(episode)],
    ["Used", episode.turnsUsed === null ? null : countOf(episode.turnsUsed, "turn")],
    ["Success at", successText(episode)],
    ["Stop reason", episode.stopReason],
    ["Score", episode.score],
    ["Tokens", tokenText(episode)],
    ["Cost", episode.costUsd === null ? null : `$${episode.costUsd.toFixed(4)}`],
    ["Seed", episode.seed],
    ["Cluster", episode.cluster],
    ["Source", sourceText(source)],
    ["Lost in reading", source.lost.length === 0 ? null : source.lost.join(", ")],
    ["Feeds", feedsLink(episode)],
  ];
  return rows.filter(([, value]) => value !== null);
}

/** What is known of an episode, and which numbers it feeds. */
export function EpisodeFacts({ episode, wholeHref }: { episode: EpisodeHeader; wholeHref: string }) {
  return (
    <aside aria-label="About this episode">
      <div className="panel">
        <h3>This episode</h3>
        <dl className="kv">
          {facts(episode).map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
        <p className="t13 mt-4">
          <a href={wholeHref}>Whole episode as JSON</a>
        </p>
      </div>
    </aside>
  );
}
