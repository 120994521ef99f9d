import type { ReactNode } from "react";
import { classNames } from "./class-names";

/** Holds skeletons: shows them after 300 ms only (in CSS), and tells readers once. */
export function Loading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames("loading", className)} aria-busy="true">
      <p className="sr" role="status">
        Loading
      </p>
      {children}
    </div>
  );
}
