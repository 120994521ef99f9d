import type { Random } from "./random";

const SIGNS_PER_BYTE = 8;
const PATTERNS = 256;

/** Seeded sign vectors over units, drawn once and shared by every cell of a comparison. One bit a sign. */
export class SignFlips {
  readonly count: number;
  readonly #bytesPerFlip: number;
  readonly #signs: Uint8Array;

  constructor(units: number, count: number, random: Random) {
    this.count = count;
    this.#bytesPerFlip = Math.ceil(units / SIGNS_PER_BYTE);
    this.#signs = new Uint8Array(this.#bytesPerFlip * count);
    for (let i = 0; i < this.#signs.length; i++) this.#signs[i] = random.bits() >>> 24;
  }

  /**
   * Flips with |Σ ± value| ≥ threshold. Sums of eight values are looked up by their eight signs, which makes 9,999 flips of
   * 500 tasks cheap.
   */
  countAtLeast(values: Float64Array, threshold: number): number {
    const blocks = this.#bytesPerFlip;
    const signs = this.#signs;
    const table = signedSumsByBlock(values, blocks);
    let atLeast = 0;
    for (let at = 0; at < signs.length; ) {
      let sum = 0;
      for (let row = 0; row < table.length; row += PATTERNS, at++) sum += table[row + (signs[at] ?? 0)] ?? 0;
      if (Math.abs(sum) >= threshold) atLeast++;
    }
    return atLeast;
  }
}

/** For each block of eight values and each pattern of signs the signed sum; a set bit keeps the sign. */
function signedSumsByBlock(values: Float64Array, blocks: number): Float64Array {
  const table = new Float64Array(blocks * PATTERNS);
  for (let block = 0; block < blocks; block++) {
    const members = values.subarray(block * SIGNS_PER_BYTE, (block + 1) * SIGNS_PER_BYTE);
    const sums = table.subarray(block * PATTERNS, (block + 1) * PATTERNS);
    sums[0] = members.reduce((sum, value) => sum - value, 0);
    for (let pattern = 1; pattern < PATTERNS; pattern++) {
      const lowestBit = 31 - Math.clz32(pattern & -pattern);
      sums[pattern] = (sums[pattern & (pattern - 1)] ?? 0) + 2 * (members[lowestBit] ?? 0);
    }
  }
  return table;
}
