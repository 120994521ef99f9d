"use client";

import { CopyButton } from "./copy-button";
import { ScrollRegion } from "./scroll-region";

/** A text as it went over the wire. JSON is laid out for reading; what is copied is the text itself. */
export function Verbatim({ label, text }: { label: string; text: string }) {
  return (
    <div className="mt-2">
      <div className="row justify-between">
        <span className="t12 ink3">{label}</span>
        <CopyButton text={text} />
      </div>
      <ScrollRegion label={label} className="max-h-80 overflow-y-auto rounded border border-rule bg-sunk px-3 py-2">
        <pre className="mono t12 whitespace-pre-wrap break-words">{layOut(text)}</pre>
      </ScrollRegion>
    </div>
  );
}

function layOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
