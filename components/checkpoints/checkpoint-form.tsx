import type { FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { Method } from "@/core/trajectory/method";
import type { RouterInputs } from "@/server/api/root";
import type { CheckpointRow } from "./lineage";

type Change = Omit<RouterInputs["checkpoints"]["update"], "project" | "id">;

type CheckpointFormProps = {
  checkpoint: CheckpointRow;
  /** Who could be its parent. */
  others: readonly CheckpointRow[];
  busy: boolean;
  problem: string | null;
  onSave: (change: Change) => void;
  onCancel: () => void;
};

const METHODS = Method.options.map((method) => ({ value: method, label: method }));

/** Method, family, step, training seed and parent of a checkpoint; an empty field says "not known". */
export function CheckpointForm({ checkpoint, others, busy, problem, onSave, onCancel }: CheckpointFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(readChange(new FormData(event.currentTarget)));
  };
  const parents = [{ value: "", label: "None, or not known" }, ...others.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <form className="form-grid mt-5" onSubmit={submit}>
      <SelectField
        label="Method"
        name="method"
        defaultValue={checkpoint.method}
        options={METHODS}
        hint="Decides its colour and mark on every page"
      />
      <SelectField
        label="Parent"
        name="parent"
        defaultValue={checkpoint.parent?.id ?? ""}
        options={parents}
        hint="What it was trained from"
      />
      <TextField
        label="Family"
        name="family"
        defaultValue={checkpoint.family ?? ""}
        maxLength={200}
        hint="Checkpoints of one training run"
      />
      <TextField label="Step" name="step" type="number" min={0} step={1} defaultValue={checkpoint.step ?? ""} hint="Training step" />
      <TextField label="Train seed" name="trainSeed" type="number" step={1} defaultValue={checkpoint.trainSeed ?? ""} />
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

function readChange(form: FormData): Change {
  const text = (name: string): string | null => String(form.get(name) ?? "").trim() || null;
  const whole = (name: string): number | null => {
    const value = text(name);
    return value === null ? null : Number(value);
  };
  return {
    method: Method.parse(form.get("method")),
    parentId: text("parent"),
    family: text("family"),
    step: whole("step"),
    trainSeed: whole("trainSeed"),
  };
}
