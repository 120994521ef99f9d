import Link from "next/link";
import type { Denominators } from "@/core/reports/charts/denominators";
import { formatCount } from "@/core/reports/format-number";
import type { MissingStopReason } from "@/core/trajectory/stop-reason";

type DenominatorBarProps = {
  model: Denominators;
  /** The address of the missing episodes of one cause. */
  causeHref?: (reason: MissingStopReason) => string;
  /** The address of the episodes without a verdict. */
  notGradedHref?: string;
};

const SEGMENT_CLASS = { counted: "ok", missing: "miss", to_come: "rest" } as const;

/** What was asked and what became of it, before any result: counted, missing by cause, not graded, duplicates. */
export function DenominatorBar({ model, causeHref, notGradedHref }: DenominatorBarProps) {
  return (
    <section className="denom" aria-label="Denominators">
      <div className="bar" aria-hidden="true">
        {model.segments.map((segment) => (
          <i key={segment.kind} className={SEGMENT_CLASS[segment.kind]} style={{ flex: `${segment.count} 0 0` }} />
        ))}
      </div>
      <ul>
        {model.items.map((item) => (
          <li key={item.kind}>
            <b>{formatCount(item.count)}</b>{" "}
            {item.kind === "not_graded" && item.count > 0 && notGradedHref ? <Link href={notGradedHref}>{item.text}</Link> : item.text}
            {item.causes.map((cause, index) => (
              <span key={cause.reason}>
                {index === 0 ? ": " : ", "}
                {causeHref ? <Link href={causeHref(cause.reason)}>{cause.text}</Link> : cause.text}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
