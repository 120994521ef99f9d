import type { ComponentProps, ReactNode } from "react";
import { Field } from "./field";

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = Omit<ComponentProps<"select">, "children"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  options: readonly SelectOption[];
};

/** The platform's own select (keyboard, phone wheels and readers for free) with label, hint and error. */
export function SelectField({ label, hint, error, options, className, id, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className} id={id}>
      {(control) => (
        <select {...select} {...control} className="input">
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
