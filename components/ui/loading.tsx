import type { ReactNode } from "react";

/** Holds skeletons: shows them after 300 ms only (in CSS), and tells readers once. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div className="loading" aria-busy="true">
      <p className="sr" role="status">
        Loading
      </p>
      {children}
    </div>
  );
}
