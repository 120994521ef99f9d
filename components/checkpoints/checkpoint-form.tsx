import type { FormEvent } from "react";
import type { z } from "zod";
import { Button } from "@/components/ui/button";
import { type FieldProblems, fieldProblems } from "@/components/ui/field-problems";
import { useFormProblems } from "@/components/ui/use-form-problems";
import { CheckpointChange } from "@/core/checkpoint/checkpoint-change";
import { CheckpointFields } from "./checkpoint-fields";
import type { CheckpointRow } from "./lineage";
import { readCheckpointFields } from "./read-checkpoint-fields";

type CheckpointFormProps = {
  checkpoint: CheckpointRow;
  /** Who could be its parent. */
  others: readonly CheckpointRow[];
  busy: boolean;
  problem: string | null;
  onSave: (change: CheckpointChange) => void;
  onCancel: () => void;
};

/** Changes what is known of a checkpoint. */
export function CheckpointForm({ checkpoint, others, busy, problem, onSave, onCancel }: CheckpointFormProps) {
  const read = (form: FormData) => CheckpointChange.safeParse({ id: checkpoint.id, ...readCheckpointFields(form) });
  const { problems, refuse, accept, formProps } = useFormProblems((form) => problemsOf(read(form)));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const change = read(new FormData(event.currentTarget));
    if (!change.success) return refuse(problemsOf(change));
    accept();
    onSave(change.data);
  };
  return (
    <form {...formProps} className="form-grid mt-5" onSubmit={submit}>
      <CheckpointFields checkpoint={checkpoint} others={others} problems={problems} />
      {problem ? (
        <p className="t13 text-stop" role="alert">
          {problem}
        </p>
      ) : null}
      <div className="row">
        <Button type="submit" tone="primary" busy={busy}>
          Save
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          Leave as it is
        </Button>
      </div>
    </form>
  );
}

function problemsOf(read: z.ZodSafeParseResult<CheckpointChange>): FieldProblems {
  return read.success ? {} : fieldProblems(read.error);
}
