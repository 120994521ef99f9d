"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { EndpointFields } from "@/components/endpoints/endpoint-fields";
import { readEndpointFields } from "@/components/endpoints/read-endpoint-fields";
import { useTRPC } from "@/components/trpc/trpc-context";
import { type FieldProblems, fieldProblems } from "@/components/ui/field-problems";
import { FormBlock } from "@/components/ui/form-block";
import { FormFoot } from "@/components/ui/form-foot";
import { problemText } from "@/components/ui/problem-text";
import { TextField } from "@/components/ui/text-field";
import { typedText } from "@/components/ui/typed-value";
import { useFormProblems } from "@/components/ui/use-form-problems";
import { NewCheckpoint } from "@/core/checkpoint/new-checkpoint";
import { CheckpointFields } from "./checkpoint-fields";
import type { CheckpointRow } from "./lineage";
import { readCheckpointFields } from "./read-checkpoint-fields";

type NewCheckpointFormProps = { project: string; others: readonly Pick<CheckpointRow, "id" | "name">[] };

/** Registers a checkpoint. With an endpoint it is tested at once, on its page. */
export function NewCheckpointForm({ project, others }: NewCheckpointFormProps) {
  const router = useRouter();
  const trpc = useTRPC();
  const { problems, refuse, accept, formProps } = useFormProblems((form) => readNewCheckpoint(form).problems);
  const test = useMutation(trpc.endpoints.test.mutationOptions());
  const create = useMutation(
    trpc.checkpoints.create.mutationOptions({
      onSuccess: async ({ id, endpoint }) => {
        // Its page offers the test again, should it not have begun.
        if (endpoint !== null) await test.mutateAsync({ project, checkpoint: id }).catch(() => undefined);
        router.push(`/p/${project}/checkpoints/${id}`);
        router.refresh();
      },
      onError: (error) => {
        if (error.data?.code === "CONFLICT") refuse({ name: error.message });
      },
    }),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readNewCheckpoint(new FormData(event.currentTarget));
    create.reset();
    if (read.checkpoint === null) return refuse(read.problems);
    accept();
    create.mutate({ project, ...read.checkpoint });
  };
  const refused = create.isError && create.error.data?.code !== "CONFLICT";
  return (
    <form {...formProps} className="mt-6 max-w-220" onSubmit={submit}>
      <FormBlock title="Checkpoint" note="What people know of it. Empty: not known.">
        <TextField
          label="Name"
          name="name"
          maxLength={500}
          autoComplete="off"
          error={problems.name}
          hint="Unique in the project; imported episodes with this name join it"
        />
        <div className="cols2">
          <CheckpointFields others={others} problems={problems} />
        </div>
      </FormBlock>
      <EndpointFields
        endpoint={null}
        problems={problems}
        note="Any server that speaks OpenAI's chat completions. Leave it empty for a checkpoint whose episodes you import."
      />
      <FormFoot
        problems={problems}
        problem={refused ? problemText(create.error) : null}
        busy={create.isPending || create.isSuccess}
        verb="Register the checkpoint"
        cancelHref={`/p/${project}/checkpoints`}
      >
        With an endpoint, it is tested at once.
      </FormFoot>
    </form>
  );
}

function readNewCheckpoint(form: FormData): { checkpoint: NewCheckpoint | null; problems: FieldProblems } {
  const endpoint = readEndpointFields(form);
  const settings = "settings" in endpoint ? endpoint.settings : null;
  const read = NewCheckpoint.safeParse({ name: typedText(form, "name") ?? "", ...readCheckpointFields(form), endpoint: settings });
  if (read.success && "settings" in endpoint) return { checkpoint: read.data, problems: {} };
  const problems = { ...(read.success ? {} : fieldProblems(read.error)), ...("problems" in endpoint ? endpoint.problems : {}) };
  return { checkpoint: null, problems };
}
