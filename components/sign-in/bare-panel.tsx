import type { ReactNode } from "react";
import { Brand } from "@/components/shell/brand";

/** A page without the rail: mark, title, one sentence, and a narrow form. */
export function BarePanel({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <main className="center" id="main">
      <div className="signin">
        <Brand className="brand brand-bare" />
        <h1 className="bare-title">{title}</h1>
        {note ? <p className="t13 ink2 mb-6">{note}</p> : null}
        {children}
      </div>
    </main>
  );
}
