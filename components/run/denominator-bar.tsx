import Link from "next/link";
import { episodesHref } from "@/components/episodes-list/episodes-address";
import { type DenominatorItem, denominators } from "@/core/reports/charts/denominators";
import { formatCount } from "@/core/reports/format-number";
import type { RunHeader } from "./run-header";

const SEGMENT_CLASS = { counted: "ok", missing: "miss", to_come: "todo" } as const;

interface DenominatorBarProps {
  project: string;
  run: string;
  totals: RunHeader["totals"];
}

/** What was asked and what became of it; each cause of what is missing leads to its episodes. */
export function DenominatorBar({ project, run, totals }: DenominatorBarProps) {
  const { counted, missing, notGraded, duplicates } = totals;
  const model = denominators({ counted, missing, notGraded, duplicates });
  return (
    <fieldset className="denom" aria-label="Denominators">
      <div className="bar" aria-hidden="true">
        {model.segments.map(({ kind, count }) => (
          <i key={kind} className={SEGMENT_CLASS[kind]} style={{ flex: `${count} 0 0` }} />
        ))}
      </div>
      <ul>
        {model.items.map((item) => (
          <li key={item.kind}>
            <b>{formatCount(item.count)}</b> {item.text}
            <Leads item={item} project={project} run={run} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Leads({ item, project, run }: { item: DenominatorItem; project: string; run: string }) {
  if (item.kind === "not_graded" && item.count > 0) {
    return (
      <>
        : <Link href={episodesHref(project, run, { outcome: "not_graded" })}>show</Link>
      </>
    );
  }
  if (item.causes.length === 0) return null;
  return (
    <>
      :{" "}
      {item.causes.map((cause, place) => (
        <span key={cause.reason}>
          {place > 0 && ", "}
          <Link href={episodesHref(project, run, { stop: cause.reason })}>{cause.text}</Link>
        </span>
      ))}
    </>
  );
}
