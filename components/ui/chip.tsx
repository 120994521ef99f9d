import type { ReactNode } from "react";
import { classNames } from "./class-names";

type ChipProps = { tone?: "plain" | "attn" | "on" | "dash"; title?: string; children: ReactNode };

/** A fact in a frame: a mode, a visibility, a suite. It is not pressed. */
export function Chip({ tone = "plain", title, children }: ChipProps) {
  return (
    <span className={classNames("chip", tone !== "plain" && tone)} title={title}>
      {children}
    </span>
  );
}
