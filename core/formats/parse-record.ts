import { RecordFault } from "./record-fault";

const JSON_STRING = /"(?:[^"\\\n]|\\.)*"/g;
const NOT_A_NUMBER = /-?\b(?:NaN|Infinity|nan|inf)\b/;

/** The value of one record. Throws a RecordFault that says what is not JSON about it. */
export function parseRecord(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RecordFault(explain(text, error));
  }
}

function explain(text: string, error: unknown): string {
  if (text.includes("\0")) return "a raw NUL byte is not JSON; write \\u0000 inside a text or remove it";
  const token = NOT_A_NUMBER.exec(text.replace(JSON_STRING, '""'));
  if (token) return `${token[0]} is not JSON; write null or leave the field out`;
  const message = error instanceof Error ? error.message : "";
  if (/end of JSON|Unterminated|end of data/i.test(message)) {
    return "the record is cut off before its end; write one whole JSON object a line, or remove it";
  }
  const position = /position (\d+)/.exec(message)?.[1];
  const near = position ? ` at character ${Number(position) + 1}` : "";
  return `not JSON${near}: ${describeSpot(text, position ? Number(position) : 0)}; write one JSON object a line`;
}

function describeSpot(text: string, position: number): string {
  const spot = text.slice(position, position + 12).trim();
  return spot === "" ? "the text ends too early" : `unexpected ${JSON.stringify(spot)}`;
}
