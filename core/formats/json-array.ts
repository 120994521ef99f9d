import { type Framing, type RawRecord, RecordBytes } from "./json-framing";
import { RecordFault } from "./record-fault";

const NEWLINE = 0x0a;
const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const OPENING: ReadonlySet<number> = new Set([OPEN_BRACKET, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);
const SPACE: ReadonlySet<number> = new Set([0x09, NEWLINE, 0x0d, 0x20]);
const BYTE_ORDER_MARK: ReadonlySet<number> = new Set([0xef, 0xbb, 0xbf]);

/**
 * The elements of one JSON array, cut out without holding the array. A file that ends inside of it (a killed run) yields its whole
 * elements, then a fault that names the last of them.
 */
export class JsonArray implements Framing {
  readonly #record = new RecordBytes();
  #line = 1;
  /** Line in which the open element began; 0 between elements. */
  #recordLine = 0;
  #elements = 0;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #state: "array" | "closed" | "broken" = "array";

  *push(bytes: Uint8Array): Generator<RawRecord> {
    let start = 0;
    for (let at = 0; at < bytes.length && this.#state !== "broken"; at++) {
      const byte = bytes[at] ?? 0;
      const mark = this.#step(byte);
      if (mark === "begin") start = at;
      else if (mark === "outside") yield* this.#outsideArray(byte);
      else if (mark === "end") yield* this.#endElement(bytes.subarray(start, at), byte);
    }
    if (this.#recordLine > 0) this.#record.append(bytes.slice(start));
  }

  end(): RawRecord[] {
    if (this.#state !== "array") return [];
    const last = this.#elements === 0 ? "no element is complete" : `the last complete element is number ${this.#elements}`;
    return [this.#fault(`the file ends inside the array (a killed run?); ${last}; close the array after it with ] or skip the rest`)];
  }

  /** What the byte means: the first or the byte after an element, one inside of it, or one beside the array. */
  #step(byte: number): "begin" | "inside" | "end" | "outside" {
    if (byte === NEWLINE) this.#line += 1;
    if (this.#inString) {
      this.#insideString(byte);
      return "inside";
    }
    if (SPACE.has(byte)) return "inside";
    if (this.#depth === 0) return "outside";
    if (this.#depth === 1 && (byte === COMMA || CLOSING.has(byte))) return "end";
    const begins = this.#recordLine === 0;
    this.#insideElement(byte);
    return begins ? "begin" : "inside";
  }

  #insideString(byte: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (byte === BACKSLASH) this.#escaped = true;
    else if (byte === QUOTE) this.#inString = false;
  }

  #outsideArray(byte: number): RawRecord[] {
    if (this.#state === "array" && byte === OPEN_BRACKET) this.#depth = 1;
    else if (this.#state === "closed" || !BYTE_ORDER_MARK.has(byte)) {
      this.#state = "broken";
      return [this.#fault("there is something beside the JSON array; keep one array a file")];
    }
    return [];
  }

  #insideElement(byte: number): void {
    if (this.#recordLine === 0) this.#recordLine = this.#line;
    if (byte === QUOTE) this.#inString = true;
    else if (OPENING.has(byte)) this.#depth += 1;
    else if (CLOSING.has(byte)) this.#depth -= 1;
  }

  #endElement(rest: Uint8Array, byte: number): RawRecord[] {
    if (byte !== COMMA) {
      this.#depth = 0;
      this.#state = "closed";
    }
    if (this.#recordLine > 0) {
      this.#elements += 1;
      this.#record.append(rest);
      const record = this.#record.take(this.#recordLine);
      this.#recordLine = 0;
      return [record];
    }
    const isEmptyArray = byte !== COMMA && this.#elements === 0;
    return isEmptyArray ? [] : [this.#fault("an element of the array is missing beside a comma; remove the comma")];
  }

  #fault(reason: string): RawRecord {
    return { line: this.#line, fault: new RecordFault(reason) };
  }
}
