import type { ReactNode } from "react";
import { classNames } from "./class-names";

/** What scrolls has to be reachable by keyboard (WCAG 2.1.1); not every browser does that by itself. */
const REACHABLE = { tabIndex: 0 };

/** A part of a page that scrolls sideways on its own, with a name for readers. */
export function ScrollRegion({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <section {...REACHABLE} className={classNames("scroll", className)} aria-label={label}>
      {children}
    </section>
  );
}
