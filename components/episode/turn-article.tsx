import { Chip } from "@/components/ui/chip";
import type { Turn } from "@/core/trajectory/episode";
import type { TurnView } from "./episode-header";
import { RawAnswerFold } from "./raw-answer-fold";
import { ToldRow } from "./told-row";
import { TranscriptRowView } from "./transcript-row-view";
import { transcriptRows } from "./transcript-rows";
import { type TurnFault, turnFault } from "./turn-fault";
import { measureText } from "./turn-measures";

interface TurnArticleProps {
  episode: string;
  view: TurnView;
  isCurrent: boolean;
  isSuccess: boolean;
  /** What was told at the turn before; undefined where no turn of the episode was told anything. */
  previousTold: string | null | undefined;
  raw: boolean;
  wholeHref: string;
}

/** One turn: what was told, said, called and observed; or its JSON as it is stored. */
export function TurnArticle({ episode, view, isCurrent, isSuccess, previousTold, raw, wholeHref }: TurnArticleProps) {
  const { turn, exchange, cut } = view;
  const fault = turnFault(turn);
  return (
    <article className="turn" id={`turn-${turn.index}`} aria-labelledby={`turn-${turn.index}-title`} data-current={isCurrent || undefined}>
      <header>
        <h3 id={`turn-${turn.index}-title`}>Turn {turn.index}</h3>
        <span className="ink3">{measureText(turn)}</span>
        <RetryChip attempts={exchange?.attempts ?? null} />
        {fault !== null && <Chip tone="attn">{fault.title.toLowerCase()}</Chip>}
        {isSuccess && <Chip>success</Chip>}
      </header>
      {raw ? <TurnJson turn={turn} /> : <TurnRows turn={turn} previousTold={previousTold} fault={fault} />}
      {exchange?.hasResponse && <RawAnswerFold episode={episode} view={view} />}
      {cut && (
        <p className="t12 ink3 mt-1">
          Long content of this turn is cut here. <a href={wholeHref}>Open the whole episode as JSON</a>
        </p>
      )}
    </article>
  );
}

function RetryChip({ attempts }: { attempts: number | null }) {
  if (attempts === null || attempts < 2) return null;
  const failed = attempts - 1;
  return <Chip title={`${failed} failed and ${failed === 1 ? "was" : "were"} sent again; why is not kept`}>{attempts} requests</Chip>;
}

function TurnJson({ turn }: { turn: Turn }) {
  return (
    <pre className="overflow-x-auto whitespace-pre-wrap font-mono text-[13px] leading-5 [overflow-wrap:anywhere]">
      {JSON.stringify(turn, null, 2)}
    </pre>
  );
}

function TurnRows({ turn, previousTold, fault }: Pick<TurnArticleProps, "previousTold"> & { turn: Turn; fault: TurnFault | null }) {
  const rows = transcriptRows(turn);
  const told = turn.told ?? null;
  return (
    <>
      {(told !== null || previousTold !== undefined) && <ToldRow told={told} previous={previousTold ?? null} />}
      {rows.length === 0 && <p className="t13 ink3">The source keeps no text of this turn.</p>}
      {rows.map((row) => (
        <TranscriptRowView key={row.place} row={row} />
      ))}
      {fault !== null && (
        <div className="mark">
          <b>{fault.title}</b>
          <span className="ink2">{fault.text}</span>
        </div>
      )}
    </>
  );
}
