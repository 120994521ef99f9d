import { invalidInput } from "../app-error";
import { RecordFault } from "./record-fault";

/** The text of one record, with the line that it begins in; or what makes its bytes unreadable. */
export type RawRecord = { readonly line: number; readonly text: string } | { readonly line: number; readonly fault: RecordFault };

/** Cuts bytes, given piece by piece, into records. */
export interface Framing {
  /** The records that a piece completes, one at a time: each is done with before the next is cut. */
  push(bytes: Uint8Array): Iterable<RawRecord>;
  /** What the end of the file completes. */
  end(): Iterable<RawRecord>;
}

/** No single record may be longer: V8 can't hold the text of half a gigabyte. */
export const MAX_RECORD_BYTES = 256 * 1024 * 1024;

const decoder = new TextDecoder("utf-8", { fatal: true });

/** The bytes of a record that may arrive in several pieces. */
export class RecordBytes {
  #pieces: Uint8Array[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  append(bytes: Uint8Array): void {
    this.#length += bytes.length;
    if (this.#length > MAX_RECORD_BYTES) throw invalidInput(`a single record is longer than ${MAX_RECORD_BYTES >> 20} MiB; split it.`);
    if (bytes.length > 0) this.#pieces.push(bytes);
  }

  /** The text of what was gathered, which is forgotten. */
  take(line: number): RawRecord {
    const [first, ...rest] = this.#pieces;
    const bytes = first && rest.length === 0 ? first : this.#joined();
    this.#pieces = [];
    this.#length = 0;
    try {
      return { line, text: decoder.decode(bytes) };
    } catch {
      return { line, fault: new RecordFault("the bytes are not valid UTF-8; save the file as UTF-8") };
    }
  }

  #joined(): Uint8Array {
    const joined = new Uint8Array(this.#length);
    let offset = 0;
    for (const piece of this.#pieces) {
      joined.set(piece, offset);
      offset += piece.length;
    }
    return joined;
  }
}
