import { ReportWarnings } from "@/components/run/report-warnings";
import { isSeedNote } from "@/core/reports/training-seeds";
import { BaselineView, type BaselineViewProps } from "./baseline-view";
import { MatchedBanner } from "./matched-banner";
import { SeedNotes } from "./seed-notes";

/** How well each comparison is matched, what is warned of, then the findings and figures. */
export function BaselineResult(props: BaselineViewProps) {
  const { comparisons, warnings } = props.answer.report;
  const unlike = comparisons.filter(
    ({ matched, only_a: onlyA, only_b: onlyB }) => matched.status !== "matched" || onlyA.length + onlyB.length > 0,
  );
  const [alike] = comparisons;
  return (
    <>
      {unlike.length === 0 && alike !== undefined && <MatchedBanner report={alike} plotHref={null} />}
      {unlike.map((report) => (
        <MatchedBanner key={report.a} report={report} name={report.a} plotHref={null} />
      ))}
      <ReportWarnings warnings={warnings.filter((warning) => !isSeedNote(warning))} />
      <BaselineView {...props} />
      <SeedNotes warnings={warnings} />
    </>
  );
}
