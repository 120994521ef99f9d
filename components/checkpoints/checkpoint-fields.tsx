import type { FieldProblems } from "@/components/ui/field-problems";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { Method } from "@/core/trajectory/method";
import type { CheckpointRow } from "./lineage";

type CheckpointFieldsProps = {
  /** As it stands; absent for a new one. */
  checkpoint?: CheckpointRow;
  /** Who could be its parent. */
  others: readonly Pick<CheckpointRow, "id" | "name">[];
  problems: FieldProblems;
};

const METHODS = Method.options.map((method) => ({ value: method, label: method }));

/** Method, parent, family, step and training seed of a checkpoint; an empty field says "not known". */
export function CheckpointFields({ checkpoint, others, problems }: CheckpointFieldsProps) {
  const parents = [{ value: "", label: "None, or not known" }, ...others.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <>
      <SelectField
        label="Method"
        name="method"
        defaultValue={checkpoint?.method ?? "other"}
        options={METHODS}
        hint="Decides its colour and mark on every page"
      />
      <SelectField
        label="Parent"
        name="parent"
        defaultValue={checkpoint?.parent?.id ?? ""}
        options={parents}
        error={problems.parentId}
        hint="What it was trained from"
      />
      <TextField
        label="Family"
        name="family"
        defaultValue={checkpoint?.family ?? ""}
        maxLength={200}
        autoComplete="off"
        error={problems.family}
        hint="Checkpoints that differ only in step or training seed"
      />
      <TextField
        label="Step"
        name="step"
        inputMode="numeric"
        defaultValue={checkpoint?.step ?? ""}
        autoComplete="off"
        error={problems.step}
        hint="Training step"
      />
      <TextField
        label="Training seed"
        name="trainSeed"
        inputMode="numeric"
        defaultValue={checkpoint?.trainSeed ?? ""}
        autoComplete="off"
        error={problems.trainSeed}
      />
    </>
  );
}
