import Link from "next/link";
import { MethodMark } from "@/components/ui/method-mark";
import { Section } from "@/components/ui/section";
import type { SeedFamilyDifference } from "@/core/reports/baseline-report";
import { baselineSummaryTable, summaryRows } from "@/core/reports/charts/baseline-summary-table";
import { levelText } from "@/core/reports/charts/report-words";
import type { BaselineViewProps } from "./baseline-view";
import { compareHref } from "./compare-address";
import type { CompareEntry } from "./compare-answer";
import { MetricName } from "./metric-name";
import { MetricTable } from "./metric-table";

interface BaselineSummaryProps extends BaselineViewProps {
  k: number;
}

/** One row a checkpoint with its primary numbers, leading to its own comparison with the baseline. */
export function BaselineSummary({ project, address, answer, k }: BaselineSummaryProps) {
  const { report, base, others } = answer;
  const rows = summaryRows(report);
  const entryOf = (checkpoint: string) => others.find((entry) => entry.checkpoint.name === checkpoint);
  const pairLink = (checkpoint: string, text?: string) => {
    const entry = entryOf(checkpoint);
    return entry === undefined ? checkpoint : <PairLink project={project} entry={entry} base={base} options={address} text={text} />;
  };
  const headOf = (index: number) => {
    const row = rows[index];
    if (row === undefined) return null;
    return row.kind === "checkpoint" ? (
      pairLink(row.comparison.a)
    ) : (
      <FamilyHead family={row.family} seedLink={pairLink} seedOf={(name) => entryOf(name)?.checkpoint.trainSeed ?? null} />
    );
  };
  return (
    <Section title="At the tightest and the widest budget">
      <MetricTable table={baselineSummaryTable(report, k)} headOf={headOf} />
      <p className="t12 ink3 mt-3">
        Pass@{k}, points, {levelText(report.level)}: intervals at a T are <MetricName name="simultaneous" /> over all checkpoints, K and T,
        and p is adjusted over the same cells.
        {report.families.length > 0 && " The interval of a family is pointwise, with the training seed as the unit that is drawn."} Area
        under curve has its own interval, not adjusted.
      </p>
    </Section>
  );
}

interface PairLinkProps {
  project: string;
  entry: CompareEntry;
  base: CompareEntry;
  options: BaselineViewProps["address"];
  text: string | undefined;
}

function PairLink({ project, entry, base, options, text }: PairLinkProps) {
  const { k, t, mode, errors, level, margin } = options;
  const href = compareHref(project, { a: entry.id, b: base.id, k, t, mode, errors, level, margin });
  const name = <Link href={href}>{text ?? entry.checkpoint.name}</Link>;
  return text === undefined ? <MethodMark method={entry.checkpoint.method}>{name}</MethodMark> : name;
}

interface FamilyHeadProps {
  family: SeedFamilyDifference;
  seedLink: (checkpoint: string, text: string) => React.ReactNode;
  seedOf: (checkpoint: string) => number | null;
}

/** A family with the seeds it is made of. */
function FamilyHead({ family, seedLink, seedOf }: FamilyHeadProps) {
  return (
    <>
      {family.family}{" "}
      <span className="t12 ink2">
        {family.seeds} <MetricName name="training seeds" />:{" "}
        {family.checkpoints.map((checkpoint, place) => (
          <span key={checkpoint}>
            {place > 0 && ", "}
            {seedLink(checkpoint, String(seedOf(checkpoint) ?? checkpoint))}
          </span>
        ))}
      </span>
    </>
  );
}
