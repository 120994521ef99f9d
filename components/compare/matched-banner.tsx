import { Fragment } from "react";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { countOf } from "@/components/ui/count-of";
import type { CompareReport } from "@/core/reports/compare-report";

const STATUS_WORDS: Readonly<Record<CompareReport["matched"]["status"], string>> = {
  matched: "Matched",
  partly: "Partly matched",
  unmatched: "Unmatched",
};

/** Whether the sides are of two kinds whose numbers don't mean the same, so that a person has to ask for one axis. */
export function isOfTwoKinds({ matched }: Pick<CompareReport, "matched">): boolean {
  return matched.status === "unmatched" || matched.differs.includes("budget.visibility");
}

interface MatchedBannerProps {
  report: CompareReport;
  /** Which of several comparisons is meant. */
  name?: string;
  /** The address that draws both on one axis all the same; null where they are drawn. */
  plotHref: string | null;
}

/** Whether both sides were measured alike, and in which fields not. A match has no colour; anything else asks for a look. */
export function MatchedBanner({ report, name, plotHref }: MatchedBannerProps) {
  const { status, differs } = report.matched;
  const title = name === undefined ? STATUS_WORDS[status] : `${name}: ${STATUS_WORDS[status].toLowerCase()}`;
  return (
    <div className="mt-6">
      <Banner
        tone={status === "matched" ? "plain" : "attn"}
        title={plotHref === null ? `${title}.` : `${title}: not plotted on one axis.`}
        icon={<MatchIcon equal={status === "matched"} />}
        action={
          plotHref === null ? undefined : (
            <ButtonLink small href={plotHref} scroll={false}>
              Plot all the same, labelled
            </ButtonLink>
          )
        }
      >
        {differs.length === 0 ? (
          "Same suite, tasks, turn unit, budget visibility, limits and episodes per task. Only the checkpoint differs."
        ) : (
          <>
            They differ in <FieldNames names={differs} />; what else was checked agrees.
          </>
        )}{" "}
        <LeftOut report={report} />
      </Banner>
    </div>
  );
}

function MatchIcon({ equal }: { equal: boolean }) {
  return (
    <svg className="ico" viewBox="0 0 16 16" aria-hidden="true">
      <path d={equal ? "M2 5h12M2 11h12" : "M2 5h12M2 11h12M11 2L5 14"} stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}

function FieldNames({ names }: { names: readonly string[] }) {
  return names.map((name, place) => (
    <Fragment key={name}>
      {place > 0 && ", "}
      <code className="mono">{name}</code>
    </Fragment>
  ));
}

function LeftOut({ report }: { report: CompareReport }) {
  const { a, b, only_a: onlyA, only_b: onlyB } = report;
  if (onlyA.length + onlyB.length === 0) return null;
  return (
    <details className="mt-1">
      <summary className="cursor-pointer">
        Left out: {countOf(onlyA.length, "task")} only in {a}, {onlyB.length} only in {b}.
      </summary>
      <p className="mono t12 mt-1 [overflow-wrap:anywhere]">{[...onlyA, ...onlyB].join(", ")}</p>
    </details>
  );
}
