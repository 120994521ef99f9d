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
import { loadGridAddress, runHref } from "@/components/run/run-address";
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

export default async function RunPage({ params, searchParams }: RunPageProps) {
  const [place, address, caller] = await Promise.all([params, loadGridAddress(searchParams), getCaller()]);
  const read = await readRun(place.project, place.run);
  if (read === null) return null;
  const { progress } = read;
  if (progress?.totals.episodes === 0) return <NothingSettled isMoving={isMoving(progress)} />;
  const known = read.run.entries.map((entry) => entry.id).filter((id) => address.entry?.includes(id));
  const askedGrid = read.run.spec && address.mode !== "truncate" ? gridOfSweep(read.run.spec) : undefined;
  const query = {
    ...place,
    entries: known.length === 0 ? undefined : known,
    k: address.k ?? askedGrid?.k,
    t: address.t ?? askedGrid?.t,
    mode: address.mode ?? undefined,
    errors: address.errors,
    level: address.level,
  };
  const answer = await readAnswer(caller.reports.passKt(query));
  if (answer.kind === "signed_out") return null;
  const report = answer.kind === "read" ? answer.value.report : null;
  return (
    <>
      {progress && <PartialNote settled={progress.totals.episodes} planned={progress.planned} />}
      <GridControls project={place.project} run={place.run} address={address} report={report} entries={read.run.entries} />
      {answer.kind === "read" ? (
        <>
          <ReportWarnings warnings={answer.value.report.warnings} />
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
