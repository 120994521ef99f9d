import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { Field } from "./field";

type TextFieldProps = ComponentProps<"input"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  aside?: ReactNode;
  mono?: boolean;
};

/** A one-line field with its label, hint and error. */
export function TextField({ label, hint, error, aside, mono = false, className, id, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} className={className} id={id}>
      {(control) => <input {...input} {...control} className={classNames("input", mono && "mono")} />}
    </Field>
  );
}
