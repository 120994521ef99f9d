"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Button } from "@/components/ui/button";
import { Confirm } from "@/components/ui/confirm";
import { countOf } from "@/components/ui/count-of";
import { problemText } from "@/components/ui/problem-text";
import type { RunHeader } from "./run-header";

interface RemoveRunProps {
  project: string;
  run: RunHeader;
}

/** Removes a run for good, once a person has read what goes and what stays. */
export function RemoveRun({ project, run }: RemoveRunProps) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const remove = useMutation(
    useTRPC().runs.remove.mutationOptions({
      onSuccess: () => {
        toast("Run removed.");
        router.push(`/p/${project}/runs`);
        router.refresh();
      },
    }),
  );
  return (
    <>
      <Button tone="stop" onClick={() => setOpen(true)}>
        Remove
      </Button>
      <Confirm
        open={open}
        onOpenChange={setOpen}
        title={`Remove ${run.name}?`}
        description={`${countOf(run.totals.episodes, "episode")} with their transcripts go for good, and links to them end. The checkpoints stay.`}
        verb="Remove the run"
        busy={remove.isPending}
        error={remove.isError ? problemText(remove.error) : null}
        onConfirm={() => remove.mutate({ project, run: run.id })}
      />
    </>
  );
}
