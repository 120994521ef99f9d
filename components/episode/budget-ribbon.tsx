import { countOf } from "@/components/ui/count-of";
import type { Method } from "@/core/trajectory/method";
import { type BudgetRibbon, MAX_RIBBON_SEGMENTS, type RibbonSegment } from "./ribbon";

interface RibbonProps {
  ribbon: BudgetRibbon;
  method: Method;
  /** What the audit of the told budget found, in a few words. */
  audit: string | null;
  current: number | null;
  hrefOf: (turn: number) => string;
  onSelect: (turn: number) => void;
}

const LABELLED_SEGMENTS = 24;

/** Keeps the height of a line without words. */
const NO_TEXT = "\u00a0";

function segmentClass(segment: RibbonSegment, method: Method): string {
  if (segment.mark === "success") return `used win k-${method}`;
  if (segment.mark === "fault") return "used err";
  return segment.used ? "used" : "left";
}

function segmentLabel(segment: RibbonSegment): string {
  const parts = [`Turn ${segment.turn}`];
  if (segment.told !== null) parts.push(`told ${segment.told} left`);
  if (segment.left !== null && segment.told !== segment.left) parts.push(`${segment.left} left`);
  if (segment.mark === "success") parts.push("success");
  if (segment.mark === "fault") parts.push("invalid or error");
  if (!segment.used) parts.push("not used");
  return parts.join(", ");
}

function keyNotes(ribbon: BudgetRibbon, audit: string | null, drawn: boolean): string[] {
  const hasLimit = ribbon.leftOver !== null;
  const notes = drawn ? ["above: turn"] : [`${countOf(ribbon.segments.length, "turn")}, too many to draw one by one`];
  if (drawn && hasLimit) {
    notes.push(ribbon.toldOnTurns > 0 ? "below: turns left, as told to the model" : "below: turns left");
  }
  notes.push(hasLimit ? `${ribbon.used} used, ${ribbon.leftOver} left over` : `${ribbon.used} used, no limit known`);
  return audit === null ? notes : [...notes, audit];
}

function Segment({
  segment,
  label,
  ...props
}: Pick<RibbonProps, "method" | "current" | "hrefOf" | "onSelect"> & { segment: RibbonSegment; label: boolean }) {
  const below = segment.told ?? segment.left;
  const inside = (
    <>
      <span className="sr">{segmentLabel(segment)}</span>
      <span aria-hidden="true">
        {label ? segment.turn : NO_TEXT}
        <span className="seg-b" />
        {label && below !== null ? below : NO_TEXT}
      </span>
    </>
  );
  return (
    <li className={segmentClass(segment, props.method)} aria-current={segment.turn === props.current ? "step" : undefined}>
      {segment.used ? (
        <a
          href={props.hrefOf(segment.turn)}
          onClick={(event) => {
            event.preventDefault();
            props.onSelect(segment.turn);
          }}
        >
          {inside}
        </a>
      ) : (
        inside
      )}
    </li>
  );
}

/** The turn budget as one segment a turn: above the turn, below the turns left. */
export function BudgetRibbonBar({ ribbon, audit, ...props }: RibbonProps) {
  const every = Math.ceil(ribbon.segments.length / LABELLED_SEGMENTS);
  const drawn = ribbon.segments.length <= MAX_RIBBON_SEGMENTS;
  if (ribbon.segments.length === 0) return null;
  return (
    <div className="ribbon">
      {drawn && (
        <ol aria-label="Turn budget">
          {ribbon.segments.map((segment) => (
            <Segment
              key={segment.turn}
              segment={segment}
              label={(segment.turn - 1) % every === 0 || segment.turn === props.current}
              {...props}
            />
          ))}
        </ol>
      )}
      <div className="keyrow">
        {keyNotes(ribbon, audit, drawn).map((note) => (
          <span key={note}>{note}</span>
        ))}
        {ribbon.firstFault !== null && (
          <span>
            <i className="inline-block size-2.5 bg-attn-rule" aria-hidden="true" /> first invalid action or error at turn{" "}
            {ribbon.firstFault}
          </span>
        )}
      </div>
    </div>
  );
}
