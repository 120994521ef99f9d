import { type ReactNode, useId } from "react";

type SectionProps = { title: ReactNode; aside?: ReactNode; className?: string; children: ReactNode };

/** A part of a page under a heading of the second level, parted from the rest by space. */
export function Section({ title, aside, className, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className="head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
