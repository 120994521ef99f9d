import { CopyLink } from "@/components/run/copy-link";
import { suiteText } from "@/components/run/entry-words";
import { Chip } from "@/components/ui/chip";
import { countOf } from "@/components/ui/count-of";
import { MethodMark } from "@/components/ui/method-mark";
import { PageHead } from "@/components/ui/page-head";
import type { BaselineReport } from "@/core/reports/baseline-report";
import type { CompareEntry } from "./compare-answer";

interface BaselineHeadProps {
  project: { slug: string; name: string };
  base: CompareEntry;
  /** How many checkpoints are set against it. */
  count: number;
  report: BaselineReport | null;
  href: string;
}

/** How many checkpoints against which baseline, on what, in which sense of a budget. */
export function BaselineHead({ project, base, count, report, href }: BaselineHeadProps) {
  const checkpoints = countOf(count, "checkpoint");
  return (
    <PageHead
      crumbs={[
        { label: project.name, href: `/p/${project.slug}` },
        { label: "Compare", href: `/p/${project.slug}/compare` },
        { label: `${checkpoints} against ${base.checkpoint.name}` },
      ]}
      title={
        <>
          {checkpoints} against <MethodMark method={base.checkpoint.method}>{base.checkpoint.name}</MethodMark>
        </>
      }
      meta={
        <>
          <span>{suiteText(base.suite)}</span>
          {report !== null && <Chip>{report.mode}</Chip>}
          <Chip>{base.visibility === "none" ? "no limit set" : base.visibility}</Chip>
          {report?.errors === "fail" && <Chip>missing counted as failures</Chip>}
        </>
      }
      actions={<CopyLink href={href} />}
    />
  );
}
