"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Button } from "@/components/ui/button";
import { Confirm } from "@/components/ui/confirm";
import { FormBlock } from "@/components/ui/form-block";
import { problemText } from "@/components/ui/problem-text";

type ArchiveProjectProps = { project: { slug: string; name: string; archivedAt: Date | null }; allowed: boolean };

/** Puts a project away, or opens it again. Nothing is deleted. */
export function ArchiveProject({ project, allowed }: ArchiveProjectProps) {
  const router = useRouter();
  const trpc = useTRPC();
  const [asking, setAsking] = useState(false);
  const done = () => {
    setAsking(false);
    router.refresh();
  };
  const archive = useMutation(trpc.projects.archive.mutationOptions({ onSuccess: done }));
  const restore = useMutation(trpc.projects.restore.mutationOptions({ onSuccess: done }));

  if (project.archivedAt !== null) {
    return (
      <FormBlock title="Archived" note="Read-only, and away from the list.">
        <div>
          <Button busy={restore.isPending} disabled={!allowed} onClick={() => restore.mutate({ project: project.slug })}>
            Open the project again
          </Button>
          {restore.isError ? (
            <p className="t13 mt-1 text-stop" role="alert">
              {problemText(restore.error)}
            </p>
          ) : null}
        </div>
      </FormBlock>
    );
  }
  return (
    <FormBlock title="Archive" note="Nothing is deleted.">
      <div>
        <Button tone="stop" disabled={!allowed} onClick={() => setAsking(true)}>
          Archive the project
        </Button>
        <p className="t12 ink3 mt-1">It becomes read-only and leaves the list of projects. An owner can open it again.</p>
      </div>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={`Archive ${project.name}?`}
        description="Members can still read it. Nobody can import or change anything until an owner opens it again."
        verb="Archive"
        keep="Keep it open"
        busy={archive.isPending}
        error={archive.isError ? problemText(archive.error) : null}
        onConfirm={() => archive.mutate({ project: project.slug })}
      />
    </FormBlock>
  );
}
