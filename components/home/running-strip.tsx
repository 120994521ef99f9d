"use client";

import { ImportLine } from "@/components/imports/unfinished-imports";
import { SweepRunLine } from "@/components/live/sweep-run-line";
import { useActiveSweeps } from "@/components/live/use-active-sweeps";
import { usePageRefresh } from "@/components/live/use-page-refresh";
import { Section } from "@/components/ui/section";
import type { RouterOutputs } from "@/server/api/root";

type RunningStripProps = {
  sweeps: RouterOutputs["sweeps"]["active"];
  imports: RouterOutputs["imports"]["unfinished"];
};

/** What is on its way or waits for a person, over all projects. What has ended moves to the list below. */
export function RunningStrip({ sweeps: rendered, imports }: RunningStripProps) {
  const sweeps = useActiveSweeps(rendered);
  usePageRefresh({ state: sweeps.map(({ run }) => run).join(), count: 0 });
  if (sweeps.length + imports.length === 0) return null;
  return (
    <Section title="Running" className="mt-8">
      <div>
        {sweeps.map((sweep) => (
          <SweepRunLine key={sweep.run} sweep={sweep} />
        ))}
        {imports.map((row) => (
          <ImportLine key={row.id} project={row.project.slug} row={row} />
        ))}
      </div>
    </Section>
  );
}
