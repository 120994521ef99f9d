import { RecordFault } from "./record-fault";

/** One token of JSON with the white space before it; strings without raw control characters and with known escapes only. */
const TOKEN =
  /\s*(?:[{}[\],:]|"(?:[^"\\\n\r\t\f\v]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)\b)/uy;
const NOT_A_NUMBER = /^[+-]?(?:NaN|Infinity|nan|inf)\b/;

/** The value of one record. Throws a RecordFault that says what is not JSON about it. */
export function parseRecord(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RecordFault(explain(text));
  }
}

function explain(text: string): string {
  if (text.includes("\0")) return "a raw NUL byte is not JSON; write \\u0000 inside a text or remove it";
  const { end, depth } = readTokens(text);
  const rest = text.slice(end).trimStart();
  const notANumber = NOT_A_NUMBER.exec(rest);
  if (notANumber) return `${notANumber[0]} is not JSON; write null or leave the field out`;
  if (depth > 0 && (rest === "" || isOpenString(rest))) {
    return "the record is cut off before its end; write one whole JSON object a line, or remove it";
  }
  if (rest === "") return "not JSON: a comma, colon or bracket is missing or too many; write one JSON object a line";
  const character = text.length - rest.length + 1;
  return `not JSON at character ${character}: unexpected ${JSON.stringify(rest.slice(0, 12))}; write one JSON object a line`;
}

/** How far the text is made of tokens of JSON, and how many brackets are open there. */
function readTokens(text: string): { end: number; depth: number } {
  let end = 0;
  let depth = 0;
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(text); token; token = TOKEN.exec(text)) {
    end = TOKEN.lastIndex;
    const mark = text[end - 1];
    if (token[0].trimStart().length === 1) depth += mark === "{" || mark === "[" ? 1 : mark === "}" || mark === "]" ? -1 : 0;
  }
  return { end, depth };
}

function isOpenString(text: string): boolean {
  return /^"(?:[^"\\]|\\.)*\\?$/su.test(text);
}
