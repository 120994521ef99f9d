import type { ReactNode } from "react";
import type { Method } from "@/core/trajectory/method";
import { MethodGlyph } from "./method-glyph";

/** Mark and name of a checkpoint (or of the method itself when there are no children). */
export function MethodMark({ method, children }: { method: Method; children?: ReactNode }) {
  return (
    <span className="meth">
      <MethodGlyph method={method} />
      {children ?? method}
      {children ? <span className="sr"> ({method})</span> : null}
    </span>
  );
}
