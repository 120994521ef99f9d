import type { Turn } from "@/core/trajectory/episode";
import { TranscriptRowView } from "./transcript-row-view";
import { transcriptRows } from "./transcript-rows";

function tokenText(turn: Turn): string | null {
  const { in: read, out: written } = turn.tokens ?? {};
  const parts: string[] = [];
  if (typeof read === "number") parts.push(`${read.toLocaleString("en")} in`);
  if (typeof written === "number") parts.push(`${written.toLocaleString("en")} out`);
  return parts.length === 0 ? null : parts.join(", ");
}

function measureText(turn: Turn): string {
  const duration = typeof turn.duration_ms === "number" ? `${Math.round(turn.duration_ms).toLocaleString("en")} ms` : null;
  const reward = typeof turn.reward === "number" && turn.reward !== 0 ? `reward ${turn.reward}` : null;
  return [tokenText(turn), duration, reward].filter((part) => part !== null).join(" · ");
}

function hasError(turn: Turn): boolean {
  return turn.error !== undefined && turn.error !== null && turn.error !== "" && turn.error !== false;
}

interface TurnArticleProps {
  turn: Turn;
  isCurrent: boolean;
  isSuccess: boolean;
  raw: boolean;
  /** Set where the answer left out text of this turn: the address of the whole. */
  wholeHref: string | null;
}

/** One turn: what was told, said, called and observed; or its JSON as it is stored. */
export function TurnArticle({ turn, isCurrent, isSuccess, raw, wholeHref }: TurnArticleProps) {
  return (
    <article className="turn" id={`turn-${turn.index}`} aria-labelledby={`turn-${turn.index}-title`} data-current={isCurrent || undefined}>
      <header>
        <h3 id={`turn-${turn.index}-title`}>Turn {turn.index}</h3>
        <span className="ink3">{measureText(turn)}</span>
        {turn.valid === false && <span className="chip attn">invalid action</span>}
        {hasError(turn) && <span className="chip attn">error</span>}
        {isSuccess && <span className="chip">success</span>}
      </header>
      {raw ? (
        <pre className="overflow-x-auto whitespace-pre-wrap font-mono text-[13px] leading-5 [overflow-wrap:anywhere]">
          {JSON.stringify(turn, null, 2)}
        </pre>
      ) : (
        <TurnRows turn={turn} />
      )}
      {wholeHref !== null && (
        <p className="t12 ink3">
          Long content of this turn is cut here. <a href={wholeHref}>Open the whole episode as JSON</a>
        </p>
      )}
    </article>
  );
}

function TurnRows({ turn }: { turn: Turn }) {
  const rows = transcriptRows(turn);
  if (rows.length === 0) return <p className="t13 ink3">The source keeps no text of this turn.</p>;
  return rows.map((row) => <TranscriptRowView key={row.place} row={row} />);
}
