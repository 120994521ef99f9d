"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import { Loading } from "@/components/ui/loading";
import { problemText } from "@/components/ui/problem-text";
import type { SelectOption } from "@/components/ui/select-field";
import { TableSkeleton } from "@/components/ui/table-skeleton";
import type { RouterOutputs } from "@/server/api/root";
import { ImportDecision } from "./import-decision";
import { ImportEnd } from "./import-end";
import { ImportMoving } from "./import-moving";
import { ImportStart } from "./import-start";
import { isMoving } from "./import-words";

export type ImportDetail = RouterOutputs["imports"]["get"];

const POLL_MS = 1000;

type ImportViewProps = { project: string; importId: string; formats: readonly SelectOption[]; onRestart: () => void };

/** Everything after the upload: reads the import's state, every second while a worker has it, and shows what belongs to it. */
export function ImportView({ project, importId, formats, onRestart }: ImportViewProps) {
  const router = useRouter();
  const trpc = useTRPC();
  const { data, error, refetch } = useQuery(
    trpc.imports.get.queryOptions(
      { project, id: importId },
      { refetchInterval: ({ state }) => (state.data && isMoving(state.data.status) ? POLL_MS : false), staleTime: 0 },
    ),
  );
  const runId = data?.status === "stored" ? data.runId : null;
  useEffect(() => {
    if (runId !== null) router.replace(`/p/${project}/runs/${runId}`);
  }, [runId, project, router]);

  if (data === undefined && error) {
    return (
      <Banner
        tone="stop"
        className="mt-6"
        action={
          <Button small onClick={onRestart}>
            New import
          </Button>
        }
      >
        {problemText(error)}
      </Banner>
    );
  }
  if (data === undefined) {
    return (
      <Loading className="mt-6">
        <TableSkeleton rows={5} />
      </Loading>
    );
  }
  if (data.status === "uploading") {
    return (
      <>
        <Banner tone="attn" className="mt-6" title="The upload was interrupted.">
          {countOf(data.files.length, "file")} arrived. Choose the files again to go on; what is here already is replaced by the same.
        </Banner>
        <ImportStart project={project} formats={formats} existing={{ id: importId }} onChecking={() => refetch()} />
      </>
    );
  }
  if (data.status === "checked") return <ImportDecision project={project} detail={data} formats={formats} onChanged={() => refetch()} />;
  if (isMoving(data.status)) return <ImportMoving project={project} detail={data} onChanged={() => refetch()} />;
  return <ImportEnd project={project} detail={data} formats={formats} onChanged={() => refetch()} onRestart={onRestart} />;
}
