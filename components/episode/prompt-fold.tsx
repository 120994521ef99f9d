import { countOf } from "@/components/ui/count-of";
import type { Message } from "@/core/trajectory/episode";
import { TranscriptRowView } from "./transcript-row-view";
import { messageRows } from "./transcript-rows";

interface PromptFoldProps {
  prompt: readonly Message[];
  cut: boolean;
  wholeHref: string;
}

/** What the model read before its first turn, folded: it is long, and mostly the same for a whole suite. */
export function PromptFold({ prompt, cut, wholeHref }: PromptFoldProps) {
  if (prompt.length === 0) return <p className="t13 ink3 mb-4">The source keeps no prompt.</p>;
  const rows = messageRows(prompt);
  const characters = rows.reduce((sum, row) => sum + row.text.length, 0);
  return (
    <details className="mb-4">
      <summary className="t13 cursor-pointer">
        <b className="font-semibold">Prompt</b>{" "}
        <span className="ink3">
          {countOf(rows.length, "message")}, {countOf(characters, "character")}
          {cut ? ", cut here" : ""}
        </span>
      </summary>
      {rows.map((row) => (
        <TranscriptRowView key={row.place} row={row} />
      ))}
      {cut && (
        <p className="t12 ink3 mt-2">
          The rest is in <a href={wholeHref}>the whole episode as JSON</a>.
        </p>
      )}
    </details>
  );
}
