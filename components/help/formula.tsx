import type { ReactNode } from "react";

/** A formula or a worked line, apart from the text. */
export function Formula({ children }: { children: ReactNode }) {
  return <p className="mono my-3 overflow-x-auto border-rule border-l-2 py-1 pl-4 whitespace-nowrap">{children}</p>;
}
