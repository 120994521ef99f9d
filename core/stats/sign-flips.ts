import type { Random } from "./random";

const SIGNS_PER_WORD = 32;
const SIGNS_PER_BYTE = 8;
const PATTERNS = 256;

/** Seeded sign vectors over units, drawn once and shared by every cell of a comparison. One bit a sign. */
export class SignFlips {
  readonly count: number;
  /** For 32 units after 32 units the signs of every flip: a test walks through memory in order. */
  readonly #words: readonly Int32Array[];

  constructor(units: number, count: number, random: Random) {
    this.count = count;
    this.#words = Array.from({ length: Math.ceil(units / SIGNS_PER_WORD) }, () => drawWords(count, random));
  }

  /**
   * Flips with |Σ ± value| ≥ threshold. Sums of eight values are looked up by their eight signs, which makes 9,999 flips of
   * thousands of tasks cheap.
   */
  countAtLeast(values: Float64Array, threshold: number): number {
    const sums = new Float64Array(this.count);
    this.#words.forEach((words, i) => {
      addSignedSums(sums, words, values.subarray(i * SIGNS_PER_WORD, (i + 1) * SIGNS_PER_WORD));
    });
    let atLeast = 0;
    for (const sum of sums) if (Math.abs(sum) >= threshold) atLeast++;
    return atLeast;
  }
}

/** Words of the upper halves of two draws: the lowest bits of this generator are its weakest. */
function drawWords(count: number, random: Random): Int32Array {
  const words = new Int32Array(count);
  for (let i = 0; i < count; i++) words[i] = (random.bits() & 0xffff0000) | (random.bits() >>> 16);
  return words;
}

/** Adds to the sum of each flip the up to 32 values with its signs. */
function addSignedSums(sums: Float64Array, words: Int32Array, values: Float64Array): void {
  const table = (byte: number) => signedSums(values.subarray(byte * SIGNS_PER_BYTE, (byte + 1) * SIGNS_PER_BYTE));
  const first = table(0);
  const second = table(1);
  const third = table(2);
  const fourth = table(3);
  for (let flip = 0; flip < sums.length; flip++) {
    const word = words[flip] ?? 0;
    const lower = (first[word & 255] ?? 0) + (second[(word >>> 8) & 255] ?? 0);
    const upper = (third[(word >>> 16) & 255] ?? 0) + (fourth[word >>> 24] ?? 0);
    sums[flip] = (sums[flip] ?? 0) + lower + upper;
  }
}

/** The signed sum of up to eight values for each pattern of signs; a set bit keeps the sign. */
function signedSums(values: Float64Array): Float64Array {
  const table = new Float64Array(PATTERNS);
  table[0] = values.reduce((sum, value) => sum - value, 0);
  for (let pattern = 1; pattern < PATTERNS; pattern++) {
    const lowestBit = 31 - Math.clz32(pattern & -pattern);
    table[pattern] = (table[pattern & (pattern - 1)] ?? 0) + 2 * (values[lowestBit] ?? 0);
  }
  return table;
}
