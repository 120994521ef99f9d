"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { useTRPC } from "@/components/trpc/trpc-context";
import type { FieldProblems } from "@/components/ui/field-problems";
import { FormFoot } from "@/components/ui/form-foot";
import { problemText } from "@/components/ui/problem-text";
import { useProblemFocus } from "@/components/ui/use-problem-focus";
import { EndpointFields } from "./endpoint-fields";
import type { Endpoint } from "./endpoint-words";
import { readEndpointFields } from "./read-endpoint-fields";

type EndpointFormProps = { project: string; checkpoint: string; endpoint: Endpoint | null };

/** Says where a checkpoint answers, or changes it. It is tested at once, on the page of the checkpoint. */
export function EndpointForm({ project, checkpoint, endpoint }: EndpointFormProps) {
  const router = useRouter();
  const trpc = useTRPC();
  const [problems, setProblems] = useState<FieldProblems>({});
  const form = useProblemFocus(problems);
  const page = `/p/${project}/checkpoints/${checkpoint}`;
  const test = useMutation(trpc.endpoints.test.mutationOptions());
  const set = useMutation(
    trpc.endpoints.set.mutationOptions({
      onSuccess: async () => {
        // The page offers the test again, should it not have begun.
        await test.mutateAsync({ project, checkpoint }).catch(() => undefined);
        router.push(page);
        router.refresh();
      },
    }),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readEndpointFields(new FormData(event.currentTarget));
    set.reset();
    if ("problems" in read) return setProblems(read.problems);
    if (read.settings === null) return setProblems({ url: "Give the address of the endpoint." });
    setProblems({});
    set.mutate({ project, checkpoint, ...read.settings });
  };
  return (
    <form ref={form} className="mt-6 max-w-220" onSubmit={submit} noValidate>
      <EndpointFields endpoint={endpoint} problems={problems} note="Any server that speaks OpenAI's chat completions." />
      <FormFoot
        problems={problems}
        problem={set.isError ? problemText(set.error) : null}
        busy={set.isPending || set.isSuccess}
        verb="Save and test"
        cancelHref={page}
      >
        Runs that are under way take the new settings with their next episodes.
      </FormFoot>
    </form>
  );
}
