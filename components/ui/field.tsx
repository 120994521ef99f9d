import { type ReactNode, useId } from "react";

/** What a control inside a Field has to carry, so that readers hear label, hint and error. */
export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Stands in place of the hint. */
  error?: string | null | undefined;
  /** Beside the label, at the right. */
  aside?: ReactNode;
  className?: string;
  /** Where a link has to lead to the control. */
  id?: string;
  children: (control: FieldControl) => ReactNode;
};

/** Label above, control, hint or error below. */
export function Field({ label, hint, error, aside, className, id: givenId, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={className ? `field ${className}` : "field"}>
      {aside ? (
        <div className="flex items-baseline justify-between gap-2">
          <label htmlFor={id}>{label}</label>
          {aside}
        </div>
      ) : (
        <label htmlFor={id}>{label}</label>
      )}
      {children({ id, "aria-describedby": note ? noteId : undefined, "aria-invalid": error ? true : undefined })}
      {error ? (
        <p className="err" id={noteId} role="alert">
          {error}
        </p>
      ) : (
        hint && (
          <p className="hint" id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
