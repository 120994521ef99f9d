import { type Framing, type RawRecord, RecordBytes } from "./json-framing";

const NEWLINE = 0x0a;

/** One record a line; blank lines are passed over. */
export class JsonLines implements Framing {
  readonly #record = new RecordBytes();
  #line = 1;

  *push(bytes: Uint8Array): Generator<RawRecord> {
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
      this.#record.append(bytes.subarray(start, end));
      yield* this.end();
      this.#line += 1;
      start = end + 1;
    }
    this.#record.append(bytes.slice(start));
  }

  end(): RawRecord[] {
    if (this.#record.length === 0) return [];
    const record = this.#record.take(this.#line);
    return "fault" in record || record.text.trim() !== "" ? [record] : [];
  }
}
