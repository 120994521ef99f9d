import { z } from "zod";
import { FormBlock } from "@/components/ui/form-block";
import { SelectField, type SelectOption } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { FORMAT_NAMES } from "@/core/formats/format";
import { Method } from "@/core/trajectory/method";
import type { RouterOutputs } from "@/server/api/root";

const FormatChoice = z.enum(["auto", ...FORMAT_NAMES]).default("auto");

export type ImportOptions = RouterOutputs["imports"]["get"]["options"];

const METHOD_OPTIONS: readonly SelectOption[] = [
  { value: "", label: "As the files say" },
  ...Method.options.map((method) => ({ value: method, label: method })),
];

type ImportOptionsFieldsProps = { formats: readonly SelectOption[]; options: Partial<ImportOptions>; disabled: boolean };

/** What a person can say about files; left alone, the files speak for themselves. */
export function ImportOptionsFields({ formats, options, disabled }: ImportOptionsFieldsProps) {
  return (
    <fieldset disabled={disabled}>
      <FormBlock title="The run" note="How it is listed.">
        <div className="cols2">
          <TextField label="Name of the run" name="name" defaultValue={options.name} maxLength={200} hint="Left empty: after the files" />
          <SelectField label="Format" name="format" defaultValue={options.format ?? "auto"} options={formats} />
        </div>
      </FormBlock>
      <FormBlock title="Said by you" note="Where the files do not say it, or to say it in their place.">
        <div className="cols2">
          <TextField label="Checkpoint" name="checkpoint" defaultValue={options.checkpoint} maxLength={500} hint="The policy that acted" />
          <SelectField label="Method" name="method" defaultValue={options.method ?? ""} options={METHOD_OPTIONS} />
          <TextField label="Suite" name="suite" defaultValue={options.suite} maxLength={500} hint="The set of tasks" />
        </div>
      </FormBlock>
    </fieldset>
  );
}

/** The options of a form with the fields above; empty fields say nothing. */
export function readImportOptions(form: FormData) {
  const text = (name: string): string | undefined => String(form.get(name) ?? "").trim() || undefined;
  return {
    format: FormatChoice.parse(text("format")),
    name: text("name"),
    suite: text("suite"),
    checkpoint: text("checkpoint"),
    method: Method.optional().parse(text("method")),
    skipBadLines: false,
  };
}
