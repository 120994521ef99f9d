import type { ReactNode } from "react";
import { launchHref } from "@/components/launch/launch-address";
import { ButtonLink } from "@/components/ui/button-link";
import { CopyButton } from "@/components/ui/copy-button";
import { DateTime } from "@/components/ui/date-time";
import { FactList } from "@/components/ui/fact-list";
import { Section } from "@/components/ui/section";
import { formatDuration } from "@/core/reports/format-duration";
import { formatCount } from "@/core/reports/format-number";
import { EpisodesDownload } from "./episodes-download";
import { SweepCheckpointTable } from "./sweep-checkpoint-table";
import { SweepCommands } from "./sweep-commands";
import type { SweepManifest } from "./sweep-manifest";
import { SweepPrompt } from "./sweep-prompt";
import { SweepSuiteFacts } from "./sweep-suite-facts";

interface SweepManifestViewProps {
  project: string;
  manifest: SweepManifest;
  settled: number;
  mayLaunch: boolean;
}

/** What a sweep was asked to do, in full: enough to repeat it, here or on another machine. */
export function SweepManifestView({ project, manifest, settled, mayLaunch }: SweepManifestViewProps) {
  const { run, spec } = manifest;
  const json = JSON.stringify(spec, null, 2);
  return (
    <>
      <Section
        title="Repeat this run"
        className="mt-8"
        aside={<span className="t13 ink3">the same seed draws the same tasks and seeds of episodes</span>}
      >
        {mayLaunch ? (
          <div className="mb-4">
            <ButtonLink href={launchHref(project, { from: run })}>Repeat this run</ButtonLink>
          </div>
        ) : null}
        <SweepCommands manifest={manifest} />
        <EpisodesDownload run={run} episodes={settled} />
      </Section>
      <Section title="Checkpoints" aside={<span className="t13 ink3">as they were when the sweep was launched</span>}>
        <SweepCheckpointTable project={project} manifest={manifest} />
      </Section>
      <Section title="What was asked">
        <FactList facts={askedFacts(manifest)} />
      </Section>
      <Section title="Suite">
        <SweepSuiteFacts manifest={manifest} />
      </Section>
      <Section title="What the model is told">
        <SweepPrompt manifest={manifest} />
      </Section>
      <Section title="As JSON">
        <details>
          <summary className="t13 cursor-pointer">{spec.schema}, as it is stored; it never changes</summary>
          <div className="mt-2">
            <CopyButton text={json} tone="plain" />
          </div>
          <pre className="mono mt-2 whitespace-pre-wrap wrap-anywhere">{json}</pre>
        </details>
      </Section>
    </>
  );
}

function askedFacts({ run, createdBy, createdAt, finishedAt, planned, spec, installed }: SweepManifest): [string, ReactNode][] {
  const { limits, budgets, samples, seed, visibility } = spec;
  return [
    [
      "Run",
      <span key="run" className="mono">
        {run}
      </span>,
    ],
    ["Launched", <DateTime key="at" value={createdAt} />],
    ["By", createdBy],
    ["Finished", finishedAt === null ? "not yet" : <DateTime key="end" value={finishedAt} />],
    ["Budgets T", `${budgets.toSorted((a, b) => a - b).join(", ")} assistant turns, each run afresh`],
    ["Visibility", visibility],
    ["Episodes", `${formatCount(samples)} per task and budget, ${formatCount(planned)} in all`],
    ["Seed", seed],
    ["One request", `at most ${formatDuration(limits.requestMs / 1000)}`],
    ["One episode", episodeLimits(limits)],
    ["This installation", `Turnwise ${installed} today`],
  ];
}

function episodeLimits({ episodeMs, episodeTokens }: SweepManifest["spec"]["limits"]): string {
  const limits = [
    ...(episodeMs === null ? [] : [`at most ${formatDuration(episodeMs / 1000)}`]),
    ...(episodeTokens === null ? [] : [`at most ${formatCount(episodeTokens)} tokens`]),
  ];
  return limits.length === 0 ? "limited by its turns alone" : limits.join(", ");
}
