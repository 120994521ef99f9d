import xxhash from "xxhash-wasm";

const { h64 } = await xxhash();

const SEED_BITS = 31n;

/**
 * A seed in [0, 2^31) that depends on all parts and their order, and on nothing else. 31 bits, because some servers read a request's seed
 * as a signed 32-bit number.
 */
export function deriveSeed(...parts: readonly (string | number)[]): number {
  return Number(h64(JSON.stringify(parts)) >> (64n - SEED_BITS));
}
