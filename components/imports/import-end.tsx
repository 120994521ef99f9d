"use client";

import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import type { SelectOption } from "@/components/ui/select-field";
import { CheckAgain } from "./check-again";
import { ImportFindings } from "./import-findings";
import type { ImportDetail } from "./import-view";
import { ThrowAway } from "./throw-away";

type ImportEndProps = {
  project: string;
  detail: ImportDetail;
  formats: readonly SelectOption[];
  onChanged: () => void;
  onRestart: () => void;
};

/** An import that came to its end: stored, refused, failed or cancelled. */
export function ImportEnd({ project, detail, formats, onChanged, onRestart }: ImportEndProps) {
  const again = (
    <Button small onClick={onRestart}>
      New import
    </Button>
  );
  if (detail.status === "stored") return <Stored project={project} runId={detail.runId} />;
  if (detail.status === "cancelled") {
    return (
      <Banner className="mt-6" title="Cancelled." action={again}>
        The files are thrown away; nothing was stored.
      </Banner>
    );
  }
  return (
    <>
      <Banner tone="stop" className="mt-6" title={detail.status === "refused" ? "Refused." : "Failed."} action={again}>
        {detail.problem ?? "The worker could not finish."} Nothing was stored.
      </Banner>
      {detail.findings ? <ImportFindings findings={detail.findings} /> : null}
      <CheckAgain project={project} detail={detail} formats={formats} onChanged={onChanged} />
      <div className="mt-6">
        <ThrowAway project={project} importId={detail.id} />
      </div>
    </>
  );
}

function Stored({ project, runId }: { project: string; runId: string | null }) {
  const [title, words, href, link] =
    runId === null
      ? ["Nothing was new.", "Every episode was in the project already; no run was made.", `/p/${project}/runs`, "All runs"]
      : ["Stored.", "The run opens in a moment.", `/p/${project}/runs/${runId}`, "Open the run"];
  return (
    <Banner
      className="mt-6"
      title={title}
      action={
        <ButtonLink small href={href}>
          {link}
        </ButtonLink>
      }
    >
      {words}
    </Banner>
  );
}
