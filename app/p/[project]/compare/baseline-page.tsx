import type { BaselineChoice } from "@/components/compare/baseline-choice";
import { BaselineHead } from "@/components/compare/baseline-head";
import { BaselinePickers } from "@/components/compare/baseline-pickers";
import { BaselineResult } from "@/components/compare/baseline-result";
import { type CompareAddress, compareHref } from "@/components/compare/compare-address";
import { CompareControls } from "@/components/compare/compare-controls";
import { CompareRefused } from "@/components/compare/compare-refused";
import { readBaseline } from "./read-baseline";
import { readComparable } from "./read-comparable";

interface BaselinePageProps {
  slug: string;
  address: CompareAddress;
  choice: BaselineChoice;
}

/** The comparison page of several checkpoints against one. */
export async function BaselinePage({ slug, address, choice }: BaselinePageProps) {
  const [read, answer] = await Promise.all([readComparable(slug), readBaseline(slug, choice, address)]);
  if (read === null || answer.kind === "signed_out") return null;
  const { project, entries } = read;
  const chosen = entries.filter(({ id }) => id === choice.base || choice.others.includes(id));
  const base = chosen.find(({ id }) => id === choice.base);
  const report = answer.kind === "read" ? answer.value.report : null;
  const modesDiffer = new Set(chosen.map(({ defaultMode }) => defaultMode)).size > 1;
  return (
    <>
      {base && (
        <BaselineHead project={project} base={base} count={choice.others.length} report={report} href={compareHref(slug, address)} />
      )}
      <BaselinePickers project={slug} entries={entries} address={address} choice={choice} />
      <CompareControls project={slug} address={address} report={report} />
      {answer.kind === "read" ? (
        <BaselineResult project={slug} address={address} answer={answer.value} />
      ) : (
        <CompareRefused project={slug} address={address} message={answer.message} modesDiffer={modesDiffer} />
      )}
    </>
  );
}
