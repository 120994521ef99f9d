"use client";

import { useMutation } from "@tanstack/react-query";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import { problemText } from "@/components/ui/problem-text";
import type { SelectOption } from "@/components/ui/select-field";
import { formatCount } from "@/core/reports/format-number";
import { CheckAgain } from "./check-again";
import { FindingBanner } from "./finding-banner";
import { ImportFindings } from "./import-findings";
import type { ImportDetail } from "./import-view";
import { ThrowAway } from "./throw-away";

type ImportDecisionProps = { project: string; detail: ImportDetail; formats: readonly SelectOption[]; onChanged: () => void };

/** What was read, before anything is stored, and the decision. */
export function ImportDecision({ project, detail, formats, onChanged }: ImportDecisionProps) {
  if (detail.findings === null) return null;
  return (
    <div className="split form">
      <div>
        <FindingBanner project={project} detail={detail} findings={detail.findings} />
        <ImportFindings findings={detail.findings} />
        <CheckAgain project={project} detail={detail} formats={formats} onChanged={onChanged} />
      </div>
      <DecisionPanel
        project={project}
        detail={detail}
        findings={detail.findings}
        formatTitle={titleOf(detail.findings.report.format, formats)}
        onChanged={onChanged}
      />
    </div>
  );
}

type DecisionPanelProps = {
  project: string;
  detail: ImportDetail;
  findings: NonNullable<ImportDetail["findings"]>;
  formatTitle: string;
  onChanged: () => void;
};

function DecisionPanel({ project, detail, findings, formatTitle, onChanged }: DecisionPanelProps) {
  const confirm = useMutation(useTRPC().imports.confirm.mutationOptions({ onSettled: onChanged }));
  const { report, fresh, alreadyStored } = findings;
  return (
    <aside className="est" aria-label="Decide">
      <h2>{fresh > 0 ? "Before you store it" : "Nothing to store"}</h2>
      <p className="t12 ink3 mt-1 mb-2">Read as {formatTitle}</p>
      <dl>
        <dt>New episodes</dt>
        <dd>{formatCount(fresh)}</dd>
        <dt>
          Already here
          <small>equal episodes of earlier runs, skipped</small>
        </dt>
        <dd>{formatCount(alreadyStored)}</dd>
        <dt>
          Duplicates
          <small>the same episode twice, used once</small>
        </dt>
        <dd>{formatCount(report.duplicates)}</dd>
        <dt>Refused</dt>
        <dd>{formatCount(report.rejected.length)}</dd>
      </dl>
      <div className="mt-4 grid gap-2">
        {fresh > 0 ? (
          <Button
            tone={detail.needsSkip ? "plain" : "primary"}
            block
            busy={confirm.isPending || confirm.isSuccess}
            onClick={() => confirm.mutate({ project, id: detail.id, skipBadLines: detail.needsSkip })}
          >
            {confirmWords(detail.needsSkip ? report.rejected.length : 0, fresh)}
          </Button>
        ) : null}
        <ThrowAway block project={project} importId={detail.id} words={fresh > 0 ? undefined : "Done"} />
        {confirm.isError ? (
          <p className="t13 text-stop" role="alert">
            {problemText(confirm.error)}
          </p>
        ) : null}
      </div>
    </aside>
  );
}

/** The button says what it does: skipping is never silent. */
function confirmWords(bad: number, fresh: number): string {
  const storing = countOf(fresh, "episode");
  return bad === 0 ? `Import ${storing}` : `Skip ${countOf(bad, "bad line")}, import ${storing}`;
}

function titleOf(format: string, formats: readonly SelectOption[]): string {
  return formats.find(({ value }) => value === format)?.label ?? format;
}
