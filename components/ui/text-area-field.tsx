import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { Field } from "./field";

type TextAreaFieldProps = Omit<ComponentProps<"textarea">, "id"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  mono?: boolean;
};

/** A field of several lines with its label, hint and error. */
export function TextAreaField({ label, hint, error, mono = false, className, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <textarea {...area} {...control} className={classNames("input", mono && "mono")} />}
    </Field>
  );
}
