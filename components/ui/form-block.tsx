import type { ReactNode } from "react";

type FormBlockProps = { title: string; note?: ReactNode; children: ReactNode };

/** One part of a form: its name and a note at the left, its fields at the right. */
export function FormBlock({ title, note, children }: FormBlockProps) {
  return (
    <div className="form-block">
      <div>
        <h3>{title}</h3>
        {note ? <p>{note}</p> : null}
      </div>
      <div className="form-grid">{children}</div>
    </div>
  );
}
