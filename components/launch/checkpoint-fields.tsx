import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import { type Column, DataTable } from "@/components/ui/data-table";
import { FormBlock } from "@/components/ui/form-block";
import { MethodMark } from "@/components/ui/method-mark";
import { TextField } from "@/components/ui/text-field";
import { placeText, speedText } from "./endpoint-words";
import type { CheckpointChoice } from "./launch-choices";
import { fieldId, type LaunchFieldsProps } from "./launch-fields";

const LONGEST_NAME = 200;
const FEW_WITHOUT_ENDPOINT = 3;

type CheckpointFieldsProps = LaunchFieldsProps & {
  project: string;
  checkpoints: readonly CheckpointChoice[];
  proposedName: string;
};

/** Which checkpoints take part, and what the sweep is called. */
export function CheckpointFields({ project, checkpoints, proposedName, draft, change, problems }: CheckpointFieldsProps) {
  return (
    <FormBlock title="Checkpoints" note="Two or more can be compared afterwards, paired by task.">
      <CheckpointPicker
        project={project}
        checkpoints={checkpoints}
        chosen={draft.checkpointIds}
        problem={problems.checkpointIds}
        onChoose={(checkpointIds) => change({ checkpointIds })}
      />
      <TextField
        label="Name of the sweep"
        value={draft.name ?? proposedName}
        placeholder={proposedName}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(event) => change({ name: event.target.value })}
        onBlur={() => draft.name?.trim() === "" && change({ name: null })}
      />
    </FormBlock>
  );
}

interface CheckpointPickerProps {
  project: string;
  checkpoints: readonly CheckpointChoice[];
  chosen: readonly string[];
  problem: string | undefined;
  onChoose: (ids: string[]) => void;
}

/** Those that can be asked come first; of the others a few are shown, with the way to an endpoint. */
function CheckpointPicker({ project, checkpoints, chosen, problem, onChoose }: CheckpointPickerProps) {
  const [showsAll, setShowsAll] = useState(false);
  const callable = checkpoints.filter(({ endpoint }) => endpoint !== null);
  const others = checkpoints.filter(({ endpoint }) => endpoint === null);
  const hidden = showsAll || others.length <= FEW_WITHOUT_ENDPOINT ? 0 : others.length;
  const toggle = (id: string, on: boolean) =>
    onChoose(checkpoints.map((each) => each.id).filter((each) => (each === id ? on : chosen.includes(each))));
  return (
    <div id={fieldId("checkpointIds")} tabIndex={-1}>
      <DataTable
        caption="Checkpoints"
        rows={hidden > 0 ? callable : [...callable, ...others]}
        rowKey={({ id }) => id}
        rowClass={({ endpoint }) => (endpoint === null ? "dim" : undefined)}
        columns={columnsOf(project, chosen, toggle)}
      />
      {hidden > 0 ? (
        <Button tone="quiet" small className="-ml-2 mt-2" onClick={() => setShowsAll(true)}>
          Show {countOf(hidden, "checkpoint")} without an endpoint
        </Button>
      ) : null}
      {problem ? <p className="t12 ink3 mt-2">{problem}</p> : null}
    </div>
  );
}

function columnsOf(project: string, chosen: readonly string[], toggle: (id: string, on: boolean) => void): Column<CheckpointChoice>[] {
  return [
    {
      key: "name",
      head: "Name",
      className: "run-name",
      cell: ({ id, name, method, endpoint }) => (
        <label className="inline-flex items-baseline gap-2.5">
          <input
            type="checkbox"
            className="size-4 flex-none self-center accent-accent"
            checked={endpoint !== null && chosen.includes(id)}
            disabled={endpoint === null}
            onChange={(event) => toggle(id, event.target.checked)}
          />
          <MethodMark method={method}>{name}</MethodMark>
        </label>
      ),
    },
    { key: "method", head: "Method", cell: ({ method }) => method },
    {
      key: "endpoint",
      head: "Endpoint",
      cell: ({ id, endpoint }) =>
        endpoint === null ? (
          <>
            none, so it can't be asked: <Link href={`/p/${project}/checkpoints/${id}`}>give it one</Link>
          </>
        ) : (
          <span className="ink2">{placeText(endpoint)}</span>
        ),
    },
    {
      key: "speed",
      head: "Measured speed",
      cell: ({ endpoint }) => <span className="ink2 nowrap">{endpoint === null ? "" : speedText(endpoint)}</span>,
    },
  ];
}
