import { FormBlock } from "@/components/ui/form-block";
import { TextField } from "@/components/ui/text-field";
import { type LaunchFieldsProps, textFieldProps } from "./launch-fields";

const AS_SET = "as each endpoint is set";

/** How answers are sampled, laid over what each endpoint is set to. */
export function SamplingFields(fields: LaunchFieldsProps) {
  return (
    <FormBlock title="Sampling" note="For all checkpoints of this sweep. Left empty, each endpoint's own settings stand.">
      <div className="cols2">
        <TextField
          label="Temperature"
          inputMode="decimal"
          placeholder={AS_SET}
          hint="0 makes samples alike, and Pass@K little more than Pass@1"
          {...textFieldProps("temperature", fields)}
        />
        <TextField label="Top p" inputMode="decimal" placeholder={AS_SET} {...textFieldProps("topP", fields)} />
      </div>
      <TextField
        label="Further fields of a request"
        mono
        spellCheck={false}
        placeholder='{"top_k": 20}'
        hint="A JSON object, sent as it stands"
        {...textFieldProps("extraBody", fields)}
      />
    </FormBlock>
  );
}
