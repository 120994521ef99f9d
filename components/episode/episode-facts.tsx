import Link from "next/link";
import { Fragment, type ReactNode } from "react";
import { cellHref, runHref, serializeGridAddress } from "@/components/run/run-address";
import { countOf } from "@/components/ui/count-of";
import { formatCount } from "@/core/reports/format-number";
import type { BudgetUnit } from "@/core/trajectory/budget";
import type { EpisodeHeader } from "./episode-header";

function successText(episode: EpisodeHeader): string {
  if (episode.successTurn !== null) return `turn ${episode.successTurn}`;
  if (episode.success === true) return "– (the source does not tell the turn)";
  if (episode.outcome === "missing") return "– (missing)";
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

const UNIT_WORD: Readonly<Record<BudgetUnit, string>> = {
  assistant_turn: "assistant turn",
  tool_round: "tool round",
  env_action: "environment action",
  tool_call: "tool call",
  message: "message",
};

function budgetText({ limit, unit, visibility }: EpisodeHeader): string {
  return limit === null ? "limit unknown" : `${countOf(limit, UNIT_WORD[unit])}, ${visibility}`;
}

/** Which turns were invalid by the source's account: "2, turns 3 and 7". */
function invalidText({ turns }: EpisodeHeader): string | null {
  if (turns.every(({ valid }) => valid === null)) return null;
  const invalid = turns.filter(({ valid }) => valid === false).map(({ index }) => index);
  if (invalid.length === 0) return "none";
  const shown = invalid.slice(0, MOST_NAMED).join(", ");
  return `${formatCount(invalid.length)}, ${invalid.length === 1 ? "turn" : "turns"} ${shown}${invalid.length > MOST_NAMED ? " …" : ""}`;
}

const MOST_NAMED = 8;

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
    ["Why it ended", episode.outcome === "missing" ? null : episode.detail],
    ["Invalid answers", invalidText(episode)],
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
