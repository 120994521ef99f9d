import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { readAnswer } from "@/app/read-answer";
import { isMoving } from "@/components/live/sweep-words";
import { GridControls } from "@/components/run/grid-controls";
import { gridOfSweep } from "@/components/run/grid-of-sweep";
import { GridView } from "@/components/run/grid-view";
import { NothingSettled } from "@/components/run/nothing-settled";
import { PartialNote } from "@/components/run/partial-note";
import { ReportWarnings } from "@/components/run/report-warnings";
import { type GridAddress, loadGridAddress, runHref } from "@/components/run/run-address";
import type { RunHeader } from "@/components/run/run-header";
import { warningsAbove } from "@/components/run/warnings-above";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { getCaller } from "@/server/api/caller";
import { readRun } from "./read-run";

interface RunPageProps {
  params: Promise<{ project: string; run: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: RunPageProps): Promise<Metadata> {
  const address = await params;
  const read = await readRun(address.project, address.run);
  return { title: read?.run.name ?? "Run" };
}

/** What the address asks of the report: entries that the run has, and the grid that a sweep was launched for where no other is chosen. */
function reportOptions({ entries, spec }: RunHeader, { entry, k, t, mode, errors, level, deploy }: GridAddress) {
  const known = entries.map(({ id }) => id).filter((id) => entry?.includes(id));
  const askedGrid = spec && mode !== "truncate" ? gridOfSweep(spec) : undefined;
  return {
    entries: known.length === 0 ? undefined : known,
    k: k ?? askedGrid?.k,
    t: t ?? askedGrid?.t,
    mode: mode ?? undefined,
    errors,
    level,
    deploy: deploy ?? undefined,
  };
}

export default async function RunPage({ params, searchParams }: RunPageProps) {
  const [place, address, caller] = await Promise.all([params, loadGridAddress(searchParams), getCaller()]);
  const read = await readRun(place.project, place.run);
  if (read === null) return null;
  const { progress } = read;
  if (progress?.totals.episodes === 0) return <NothingSettled isMoving={isMoving(progress)} />;
  const query = { ...place, ...reportOptions(read.run, address) };
  const answer = await readAnswer(caller.reports.passKt(query));
  if (answer.kind === "signed_out") return null;
  const report = answer.kind === "read" ? answer.value.report : null;
  return (
    <>
      {progress && <PartialNote settled={progress.totals.episodes} planned={progress.planned} />}
      <GridControls project={place.project} run={place.run} address={address} report={report} entries={read.run.entries} />
      {answer.kind === "read" ? (
        <>
          <ReportWarnings warnings={warningsAbove(answer.value.report)} />
          <GridView project={place.project} run={place.run} address={address} answer={answer.value} />
        </>
      ) : (
        <div className="mt-6">
          <Banner
            tone="stop"
            action={
              <ButtonLink small href={runHref(place.project, place.run)}>
                Default view
              </ButtonLink>
            }
          >
            {answer.message}
          </Banner>
        </div>
      )}
    </>
  );
}
