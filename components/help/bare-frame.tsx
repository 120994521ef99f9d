import type { ReactNode } from "react";
import { Brand } from "@/components/shell/brand";

/** The frame of a page that is read without signing in: the mark, and the page. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <div className="bare">
      <Brand className="brand brand-bare" />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
