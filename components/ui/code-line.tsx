"use client";

import { CopyButton } from "./copy-button";
import { ScrollRegion } from "./scroll-region";

/** A command to copy, on one line that scrolls. */
export function CodeLine({ text, label = "Command" }: { text: string; label?: string }) {
  return (
    <div className="codeline">
      <ScrollRegion className="min-w-0 flex-1" label={label}>
        <code>{text}</code>
      </ScrollRegion>
      <CopyButton text={text} />
    </div>
  );
}
