import { ImportLine } from "@/components/imports/unfinished-imports";
import { Section } from "@/components/ui/section";
import type { ProjectActivity } from "./home";

/** What is on its way or waits for a person, over all projects. */
export function RunningStrip({ activity }: { activity: readonly ProjectActivity[] }) {
  const lines = activity.flatMap(({ slug, imports }) => imports.map((row) => ({ slug, row })));
  if (lines.length === 0) return null;
  return (
    <Section title="On its way" className="mt-8">
      <div>
        {lines.map(({ slug, row }) => (
          <ImportLine key={row.id} project={slug} row={row} />
        ))}
      </div>
    </Section>
  );
}
