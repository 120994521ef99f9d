import { Banner } from "@/components/ui/banner";

/** The warnings of a report, above its numbers. */
export function ReportWarnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <div className="mt-6">
      <Banner tone="attn">
        {warnings.length === 1 ? (
          warnings[0]
        ) : (
          <ul className="list-disc pl-4">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
      </Banner>
    </div>
  );
}
