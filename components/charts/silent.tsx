import { createElement, type ReactNode } from "react";

/** The parts of a picture that a screen reader needn't hear: the finding, the tips and the table say them in words. */
export function Silent({ children }: { children: ReactNode }) {
  return createElement("g", { "aria-hidden": true }, children);
}
