import { CopyButton } from "@/components/ui/copy-button";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { prettyJson } from "./pretty-json";

interface WireTextProps {
  label: string;
  /** As it went over the wire. */
  text: string;
}

/** A body as it went over the wire: JSON with line breaks, anything else as it came. What is copied is the body itself. */
export function WireText({ label, text }: WireTextProps) {
  const pretty = prettyJson(text);
  return (
    <div className="mt-2">
      <div className="head mb-1">
        <span className="t12 ink3">
          {text.length.toLocaleString("en")} characters{pretty === null ? ", no JSON: shown as it came" : ", JSON, line breaks added"}
        </span>
        <CopyButton text={text} label="Copy verbatim" />
      </div>
      <ScrollRegion label={label} className="max-h-96 overflow-y-auto rounded border border-rule bg-sunk px-3 py-2">
        <pre className="whitespace-pre-wrap font-mono text-[13px] leading-5 [overflow-wrap:anywhere]">{pretty ?? text}</pre>
      </ScrollRegion>
    </div>
  );
}
