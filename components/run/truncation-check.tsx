import { Figure } from "@/components/charts/figure";
import { Banner } from "@/components/ui/banner";
import { Section } from "@/components/ui/section";
import { truncationTable } from "@/core/reports/charts/budget-use-table";
import { truncationWords } from "@/core/reports/charts/truncation-words";
import { warnAboutTruncationValidity } from "@/core/reports/entry-warnings";
import type { PassKtReport } from "@/core/reports/pass-kt-report";

interface TruncationCheckProps {
  report: PassKtReport;
  link: string;
}

/** Whether long episodes cut at T stand for re-runs under T, of the checkpoints that have both; nothing where none has. */
export function TruncationCheck({ report, link }: TruncationCheckProps) {
  const table = truncationTable(report);
  if (table === null) return null;
  const warnings = report.truncation_validity.flatMap(warnAboutTruncationValidity);
  return (
    <Section title="Do cut episodes stand for re-runs?" className="mt-10">
      {warnings.length > 0 && (
        <Banner tone="attn" className="mb-6">
          <ul className="list-disc pl-4">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Banner>
      )}
      <Figure help="truncation-check" name="truncation" words={truncationWords(report)} table={table} link={link} />
    </Section>
  );
}
