import type { ChangeEvent } from "react";
import { Field } from "@/components/ui/field";
import { FormBlock } from "@/components/ui/form-block";
import { TextField } from "@/components/ui/text-field";
import { fieldId, type LaunchFieldsProps, textFieldProps } from "./launch-fields";
import { readableKText } from "./readable-k";

const SLIDER_END = 32;

type SampleFieldsProps = LaunchFieldsProps & { samples: number | null };

/** How many episodes stand behind each number, and which K can be read from them. */
export function SampleFields({ samples, ...fields }: SampleFieldsProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => fields.change({ samples: event.target.value });
  return (
    <FormBlock title="Samples" note="Pass@K needs n ≥ K; for a steady interval n ≥ 2K.">
      <div>
        <Field label="Episodes per task and budget, n" error={fields.problems.samples} id={fieldId("samples")}>
          {(control) => (
            <div className="grid grid-cols-[minmax(0,1fr)_80px] items-center gap-4">
              <input
                type="range"
                min={1}
                max={SLIDER_END}
                value={Math.min(samples ?? 1, SLIDER_END)}
                aria-label="n, slider"
                onChange={change}
              />
              <input {...control} className="input" inputMode="numeric" autoComplete="off" value={fields.draft.samples} onChange={change} />
            </div>
          )}
        </Field>
        {samples === null ? null : <p className="t13 ink2 mt-2">{readableKText(samples)}</p>}
      </div>
      <TextField
        label="Seed of the episodes"
        inputMode="numeric"
        className="max-w-60"
        hint="The same seed plays the same episodes again, as far as the endpoint heeds seeds"
        {...textFieldProps("seed", fields)}
      />
    </FormBlock>
  );
}
