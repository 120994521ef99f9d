import Link from "next/link";
import { Fragment } from "react";
import { Banner } from "@/components/ui/banner";
import { countOf } from "@/components/ui/count-of";
import type { ImportDetail } from "./import-view";

type FindingBannerProps = { project: string; detail: ImportDetail; findings: NonNullable<ImportDetail["findings"]> };

/** The check in one sentence: fine, bad lines, nothing new, or nothing at all. */
export function FindingBanner({ project, detail, findings }: FindingBannerProps) {
  const { report, fresh, storedIn } = findings;
  if (detail.needsSkip) {
    const bad = report.rejected.length;
    return (
      <Banner tone="stop" title={`${countOf(bad, "line")} refused.`}>
        {detail.problem ? `${detail.problem} ` : ""}
        {fresh > 0
          ? `Nothing is stored yet. Mend the files and import again, or skip what was refused and import the other ${countOf(fresh, "episode")}; the run says so.`
          : "Nothing else is in the files, so there is nothing to import."}
      </Banner>
    );
  }
  if (detail.nothingNew) {
    return (
      <Banner title="Nothing new.">
        Every episode is in this project already
        {storedIn.map((run, index) => (
          <Fragment key={run.id}>
            {index === 0 ? ": " : ", "}
            <Link className="underline" href={`/p/${project}/runs/${run.id}`}>
              {run.name}
            </Link>
          </Fragment>
        ))}
        . Importing it again would change nothing.
      </Banner>
    );
  }
  return (
    <Banner title={`${countOf(report.episodes, "episode")} read from ${countOf(report.files, "file")}.`}>
      Every record was accepted. Nothing is stored yet.
    </Banner>
  );
}
