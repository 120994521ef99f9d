import { type Framing, type RawRecord, RecordBytes } from "./json-framing";

const NEWLINE = 0x0a;

/** One record a line; blank lines are passed over. */
export class JsonLines implements Framing {
  readonly #record = new RecordBytes();
  #line = 1;

  push(bytes: Uint8Array): RawRecord[] {
    const records: RawRecord[] = [];
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
      this.#record.append(bytes.subarray(start, end));
      this.#close(records);
      this.#line += 1;
      start = end + 1;
    }
    this.#record.append(bytes.slice(start));
    return records;
  }

  end(): RawRecord[] {
    const records: RawRecord[] = [];
    this.#close(records);
    return records;
  }

  #close(records: RawRecord[]): void {
    if (this.#record.length === 0) return;
    const record = this.#record.take(this.#line);
    if ("fault" in record || record.text.trim() !== "") records.push(record);
  }
}
