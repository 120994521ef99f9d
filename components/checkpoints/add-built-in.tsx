"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { problemText } from "@/components/ui/problem-text";
import { useAddBuiltIn } from "./use-add-built-in";

/** Adds a built-in policy to the project. */
export function AddBuiltIn({ project, name }: { project: string; name: string }) {
  const router = useRouter();
  const addBuiltIn = useAddBuiltIn();
  const add = useMutation({ mutationFn: () => addBuiltIn(project, name), onSuccess: () => router.refresh() });
  return (
    <>
      <Button small busy={add.isPending || add.isSuccess} onClick={() => add.mutate()}>
        Add {name}
      </Button>
      {add.isError ? (
        <span className="t12 block text-stop" role="alert">
          {problemText(add.error)}
        </span>
      ) : null}
    </>
  );
}
