import { CopyLink } from "@/components/run/copy-link";
import { suiteText } from "@/components/run/entry-words";
import { Chip } from "@/components/ui/chip";
import { countOf } from "@/components/ui/count-of";
import { MethodMark } from "@/components/ui/method-mark";
import { PageHead } from "@/components/ui/page-head";
import type { CompareReport } from "@/core/reports/compare-report";
import type { CompareEntry } from "./compare-answer";

interface CompareHeadProps {
  project: { slug: string; name: string };
  a: CompareEntry;
  b: CompareEntry;
  report: CompareReport | null;
  /** The canonical address of this view. */
  href: string;
}

function visibilityText(a: CompareEntry, b: CompareEntry): string {
  const words = [a, b].map(({ visibility }) => (visibility === "none" ? "no limit set" : visibility));
  return words[0] === words[1] ? (words[0] ?? "") : words.join(" against ");
}

/** Who is compared with whom, on what, in which sense of a budget. */
export function CompareHead({ project, a, b, report, href }: CompareHeadProps) {
  const title = (
    <>
      <MethodMark method={a.checkpoint.method}>{a.checkpoint.name}</MethodMark> against{" "}
      <MethodMark method={b.checkpoint.method}>{b.checkpoint.name}</MethodMark>
    </>
  );
  const meta = (
    <>
      <span>{suiteText(a.suite)}</span>
      {report !== null && <span>{countOf(report.tasks, "task")} in both</span>}
      {report !== null && <Chip>{report.mode}</Chip>}
      <Chip>{visibilityText(a, b)}</Chip>
      {report?.errors === "fail" && <Chip>missing counted as failures</Chip>}
    </>
  );
  return (
    <PageHead
      crumbs={[
        { label: project.name, href: `/p/${project.slug}` },
        { label: "Compare", href: `/p/${project.slug}/compare` },
        { label: `${a.checkpoint.name} against ${b.checkpoint.name}` },
      ]}
      title={title}
      meta={meta}
      actions={<CopyLink href={href} />}
    />
  );
}
