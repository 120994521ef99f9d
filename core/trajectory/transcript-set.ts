import { hashText } from "./content-hash";

const DIGITS = 16;
const FIRST_CAPACITY = 8;

/**
 * The transcript hashes that were seen: an open table of 64-bit numbers. A million strings in a `Set` would cost more time than
 * everything else that counting does.
 */
export class TranscriptSet {
  /** Two words a place; both 0 where nothing is. */
  #words = new Int32Array(2 * FIRST_CAPACITY);
  #size = 0;

  /** Adds a hash of 16 hexadecimal digits (any other text is hashed first) and tells whether it was there already. */
  add(hash: string): boolean {
    const digits = hash.length === DIGITS ? hash : hashText(hash);
    const high = wordOf(digits, 0);
    const low = wordOf(digits, DIGITS / 2) || 1;
    if (this.#insert(high, low)) return true;
    this.#size += 1;
    if (4 * this.#size > this.#words.length) this.#grow();
    return false;
  }

  #insert(high: number, low: number): boolean {
    const words = this.#words;
    const mask = words.length / 2 - 1;
    for (let place = (high ^ low) & mask; ; place = (place + 1) & mask) {
      const there = words[2 * place + 1];
      if (there === low && words[2 * place] === high) return true;
      if (there !== 0) continue;
      words[2 * place] = high;
      words[2 * place + 1] = low;
      return false;
    }
  }

  #grow(): void {
    const before = this.#words;
    this.#words = new Int32Array(2 * before.length);
    for (let at = 0; at < before.length; at += 2) {
      const low = before[at + 1] ?? 0;
      if (low !== 0) this.#insert(before[at] ?? 0, low);
    }
  }
}

/** Eight hexadecimal digits as one word; a low word of 0 stands for "nothing here", so the caller takes 1 for it. */
function wordOf(digits: string, from: number): number {
  let word = 0;
  for (let at = from; at < from + DIGITS / 2; at++) {
    const code = digits.charCodeAt(at);
    word = (word << 4) | ((code & 15) + 9 * (code >> 6));
  }
  return word;
}
