"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Button } from "@/components/ui/button";
import { problemText } from "@/components/ui/problem-text";

type ThrowAwayProps = { project: string; importId: string; words?: string; block?: boolean };

/** Ends an import: its files go, nothing is stored, and the person is back at the runs. */
export function ThrowAway({ project, importId, words = "Throw it away", block = false }: ThrowAwayProps) {
  const router = useRouter();
  const cancel = useMutation(
    useTRPC().imports.cancel.mutationOptions({
      onSuccess: () => {
        router.push(`/p/${project}/runs`);
        router.refresh();
      },
    }),
  );
  return (
    <>
      <Button block={block} busy={cancel.isPending || cancel.isSuccess} onClick={() => cancel.mutate({ project, id: importId })}>
        {words}
      </Button>
      {cancel.isError ? (
        <p className="t13 text-stop" role="alert">
          {problemText(cancel.error)}
        </p>
      ) : null}
    </>
  );
}
