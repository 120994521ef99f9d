"use client";

import { useState } from "react";
import { foldedText } from "./folded-text";
import type { TranscriptRow } from "./transcript-rows";

const ROW_CLASS: Readonly<Record<TranscriptRow["kind"], string>> = {
  assistant: "msg",
  call: "msg call",
  observation: "msg obs",
};

/** One row of a transcript as plain text; long ones folded. Nothing in it is ever read as markup. */
export function TranscriptRowView({ row }: { row: TranscriptRow }) {
  const [open, setOpen] = useState(false);
  const folded = foldedText(row.text);
  const isCut = folded.hiddenCharacters > 0;
  return (
    <div className={ROW_CLASS[row.kind]}>
      <span className="overflow-hidden text-ellipsis" title={row.label}>
        {row.label}
      </span>
      <div>
        {open ? row.text : folded.text}
        {isCut && (
          <>
            {open ? "\n" : "…\n"}
            <button type="button" className="btn sm mt-1 font-sans" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? "Fold" : `Show ${folded.hiddenCharacters.toLocaleString("en")} more characters`}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
