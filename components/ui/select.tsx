import type { ComponentProps } from "react";
import type { SelectOption } from "./select-field";

type SelectProps = Omit<ComponentProps<"select">, "children"> & { label: string; options: readonly SelectOption[] };

/** A select in a toolbar or a table row: its label is heard, not seen. */
export function Select({ label, options, ...select }: SelectProps) {
  return (
    <select {...select} aria-label={label} className="input">
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
