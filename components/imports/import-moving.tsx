"use client";

import { useMutation } from "@tanstack/react-query";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import { problemText } from "@/components/ui/problem-text";
import { Progress } from "@/components/ui/progress";
import { Section } from "@/components/ui/section";
import { formatCount } from "@/core/reports/format-number";
import type { ImportDetail } from "./import-view";

type ImportMovingProps = { project: string; detail: ImportDetail; onChanged: () => void };

/** While a worker has the import: what it does, how far it is, and the way to stop it. */
export function ImportMoving({ project, detail, onChanged }: ImportMovingProps) {
  const cancel = useMutation(useTRPC().imports.cancel.mutationOptions({ onSettled: onChanged }));
  const storing = detail.status === "storing";
  const goal = storing ? (detail.findings?.fresh ?? null) : null;
  const title = storing ? "Storing" : detail.status === "queued" ? "Waiting for a worker" : "Reading the files";
  return (
    <Section title={title} className="mt-8 max-w-160">
      <p className="sr" role="status">
        {title}
      </p>
      <Progress label={title} share={goal ? detail.progress / goal : null} />
      <p className="t13 ink2 mt-2">
        {goal ? `${formatCount(detail.progress)} of ${countOf(goal, "episode")}` : countOf(detail.progress, "episode")}{" "}
        {storing ? "stored" : "read"}. You can leave this page; it goes on by itself.
      </p>
      <div className="mt-4">
        <Button busy={cancel.isPending} onClick={() => cancel.mutate({ project, id: detail.id })}>
          Cancel
        </Button>
      </div>
      {cancel.isError ? (
        <p className="t13 mt-2 text-stop" role="alert">
          {problemText(cancel.error)}
        </p>
      ) : null}
    </Section>
  );
}
