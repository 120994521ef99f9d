import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { chosenBaseline } from "@/components/compare/baseline-choice";
import { type CompareAddress, compareHref, loadCompareAddress } from "@/components/compare/compare-address";
import { CompareControls } from "@/components/compare/compare-controls";
import { CompareHead } from "@/components/compare/compare-head";
import { ComparePickers } from "@/components/compare/compare-pickers";
import { CompareRefused } from "@/components/compare/compare-refused";
import { CompareStart } from "@/components/compare/compare-start";
import { CompareView } from "@/components/compare/compare-view";
import { FindingLede } from "@/components/compare/finding-lede";
import { isOfTwoKinds, MatchedBanner } from "@/components/compare/matched-banner";
import { SeedNotes } from "@/components/compare/seed-notes";
import { ReportWarnings } from "@/components/run/report-warnings";
import { countOf } from "@/components/ui/count-of";
import { PageHead } from "@/components/ui/page-head";
import { isSeedNote } from "@/core/reports/training-seeds";
import { BaselinePage } from "./baseline-page";
import { readComparable } from "./read-comparable";
import { type Comparison, readComparison } from "./read-comparison";

interface ComparePageProps {
  params: Promise<{ project: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params, searchParams }: ComparePageProps): Promise<Metadata> {
  const [{ project }, { a, b, base, others }] = await Promise.all([params, loadCompareAddress(searchParams)]);
  const entries = (await readComparable(project))?.entries ?? [];
  const baseline = entries.find((entry) => entry.id === base);
  if (baseline && others) return { title: `${countOf(others.length, "checkpoint")} against ${baseline.checkpoint.name}` };
  const names = [a, b].map((id) => entries.find((entry) => entry.id === id)?.checkpoint.name);
  return { title: names.every((name) => name !== undefined) ? names.join(" against ") : "Compare" };
}

export default async function ComparePage({ params, searchParams }: ComparePageProps) {
  const [{ project: slug }, address] = await Promise.all([params, loadCompareAddress(searchParams)]);
  const choice = address.base === null ? null : chosenBaseline(address);
  if (choice !== null && choice.others.length > 0) return <BaselinePage slug={slug} address={address} choice={choice} />;
  const [read, comparison] = await Promise.all([readComparable(slug), readComparison(slug, address)]);
  if (read === null) return null;
  const { project, entries } = read;
  const a = entries.find((entry) => entry.id === address.a);
  const b = entries.find((entry) => entry.id === address.b);
  const report = comparison.kind === "read" ? comparison.value.answer.report : null;
  return (
    <>
      {a && b ? (
        <CompareHead project={project} a={a} b={b} report={report} href={compareHref(slug, address)} />
      ) : (
        <PageHead crumbs={[{ label: project.name, href: `/p/${slug}` }, { label: "Compare" }]} title="Compare" />
      )}
      <ComparePickers project={slug} entries={entries} address={address} />
      {a && b ? (
        <>
          <CompareControls project={slug} address={address} report={report} />
          <Result slug={slug} address={address} comparison={comparison} modesDiffer={a.defaultMode !== b.defaultMode} />
        </>
      ) : (
        <CompareStart project={slug} entries={entries} />
      )}
    </>
  );
}

interface ResultProps {
  slug: string;
  address: CompareAddress;
  comparison: Comparison;
  modesDiffer: boolean;
}

function Result({ slug, address, comparison, modesDiffer }: ResultProps) {
  if (comparison.kind === "signed_out") return null;
  if (comparison.kind === "refused") {
    return <CompareRefused project={slug} address={address} message={comparison.message} modesDiffer={modesDiffer} />;
  }
  const { report } = comparison.value.answer;
  if (isOfTwoKinds(report) && !address.plot) {
    return <MatchedBanner report={report} plotHref={compareHref(slug, { ...address, plot: true })} />;
  }
  return (
    <>
      <MatchedBanner report={report} plotHref={null} />
      <ReportWarnings warnings={report.warnings.filter((warning) => !isSeedNote(warning))} />
      <FindingLede finding={report.finding} />
      <SeedNotes warnings={report.warnings} />
      <CompareView project={slug} address={address} {...comparison.value} />
    </>
  );
}
