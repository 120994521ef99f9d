"use client";

import { useState } from "react";
import type { FieldProblems } from "@/components/ui/field-problems";
import { FormBlock } from "@/components/ui/form-block";
import { TextAreaField } from "@/components/ui/text-area-field";
import { TextField } from "@/components/ui/text-field";
import { AddressField } from "./address-field";
import type { Endpoint } from "./endpoint-words";
import { KeyField } from "./key-field";

type EndpointFieldsProps = {
  /** As it stands; null for a new one. */
  endpoint: Endpoint | null;
  problems: FieldProblems;
  note: string;
};

/** Where a checkpoint answers and how it is asked. */
export function EndpointFields({ endpoint, problems, note }: EndpointFieldsProps) {
  const storedOrigin = originOf(endpoint?.url);
  const [origin, setOrigin] = useState(storedOrigin);
  return (
    <>
      <FormBlock title="Endpoint" note={note}>
        <AddressField defaultValue={endpoint?.url ?? ""} error={problems.url} onHost={setOrigin} />
        <div className="cols2">
          <TextField
            label="Model"
            name="model"
            mono
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            defaultValue={endpoint?.model}
            error={problems.model}
            hint="As the endpoint names it. Not sure? Write a guess: the test lists what is served, to choose from."
          />
          <KeyField stored={endpoint?.hasKey ?? false} forOtherHost={origin !== null && origin !== storedOrigin} error={problems.key} />
        </div>
        <TextField
          label="Requests at once"
          name="concurrency"
          inputMode="numeric"
          className="max-w-56"
          defaultValue={endpoint?.concurrency ?? 8}
          error={problems.concurrency}
          hint="At the most, over all workers and runs"
        />
      </FormBlock>
      <SamplingFields sampling={endpoint?.sampling} problems={problems} />
    </>
  );
}

function SamplingFields({ sampling, problems }: { sampling: Endpoint["sampling"] | undefined; problems: FieldProblems }) {
  const extraBody = sampling?.extraBody;
  return (
    <FormBlock title="Sampling" note="What you leave empty is not sent: the endpoint decides.">
      <div className="cols2">
        <TextField
          label="Temperature"
          name="temperature"
          inputMode="decimal"
          defaultValue={sampling?.temperature ?? ""}
          error={problems["sampling.temperature"]}
          hint="0 takes the likeliest token; samples of one task are then alike"
        />
        <TextField
          label="Top p"
          name="topP"
          inputMode="decimal"
          defaultValue={sampling?.topP ?? ""}
          error={problems["sampling.topP"]}
          hint="Above 0, at most 1"
        />
        <TextField
          label="Tokens a turn, at the most"
          name="maxTokensPerTurn"
          inputMode="numeric"
          defaultValue={sampling?.maxTokensPerTurn ?? ""}
          error={problems["sampling.maxTokensPerTurn"]}
          hint="Sent as max_tokens"
        />
      </div>
      <TextAreaField
        label="Further fields of the request"
        name="extraBody"
        mono
        rows={3}
        spellCheck={false}
        placeholder='{"top_k": 20}'
        defaultValue={extraBody && Object.keys(extraBody).length > 0 ? JSON.stringify(extraBody, null, 2) : ""}
        error={problems["sampling.extraBody"]}
        hint="A JSON object that is sent with every request, as the endpoint documents it"
      />
    </FormBlock>
  );
}

function originOf(url: string | null | undefined): string | null {
  return url && URL.canParse(url) ? new URL(url).origin : null;
}
