"use client";

import { CopyButton } from "./copy-button";

/** A command to copy, on one line that scrolls. */
export function CodeLine({ text, label = "Command" }: { text: string; label?: string }) {
  return (
    <div className="codeline">
      <section className="m-0 min-w-0 flex-1 overflow-x-auto" aria-label={label} tabIndex={0}>
        <code>{text}</code>
      </section>
      <CopyButton text={text} />
    </div>
  );
}
