import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { type FieldProblems, fieldProblems } from "@/components/ui/field-problems";
import { useProblemFocus } from "@/components/ui/use-problem-focus";
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
  const [problems, setProblems] = useState<FieldProblems>({});
  const form = useProblemFocus(problems);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = CheckpointChange.safeParse({ id: checkpoint.id, ...readCheckpointFields(new FormData(event.currentTarget)) });
    setProblems(read.success ? {} : fieldProblems(read.error));
    if (read.success) onSave(read.data);
  };
  return (
    <form ref={form} className="form-grid mt-5" onSubmit={submit} noValidate>
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
