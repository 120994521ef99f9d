"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { useTRPC } from "@/components/trpc/trpc-context";
import type { FieldProblems } from "@/components/ui/field-problems";
import { FormFoot } from "@/components/ui/form-foot";
import { problemText } from "@/components/ui/problem-text";
import { useFormProblems } from "@/components/ui/use-form-problems";
import { EndpointFields } from "./endpoint-fields";
import type { Endpoint } from "./endpoint-words";
import { readEndpointFields } from "./read-endpoint-fields";

type EndpointFormProps = { project: string; checkpoint: string; endpoint: Endpoint | null };

const NO_ADDRESS: FieldProblems = { url: "Give the address of the endpoint." };

function findProblems(form: FormData): FieldProblems {
  const read = readEndpointFields(form);
  if ("problems" in read) return read.problems;
  return read.settings === null ? NO_ADDRESS : {};
}

/** Says where a checkpoint answers, or changes it. It is tested at once, on the page of the checkpoint. */
export function EndpointForm({ project, checkpoint, endpoint }: EndpointFormProps) {
  const router = useRouter();
  const trpc = useTRPC();
  const { problems, refuse, accept, formProps } = useFormProblems(findProblems);
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
    if ("problems" in read) return refuse(read.problems);
    if (read.settings === null) return refuse(NO_ADDRESS);
    accept();
    set.mutate({ project, checkpoint, ...read.settings });
  };
  return (
    <form {...formProps} className="mt-6 max-w-220" onSubmit={submit}>
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
