import { xoroshiro128plus } from "pure-rand/generator/XoroShiro";

const GOLDEN_STEP = 0x9e3779b9;

/** A seeded stream of random numbers. Streams of one seed with different names are independent of each other. */
export interface Random {
  /** 32 random bits as a signed integer. */
  bits(): number;
  /** Uniform on (0, 1), never an end. */
  uniform(): number;
  /** Uniform integer from 0 to `count` − 1. */
  below(count: number): number;
  normal(): number;
  /** χ² with `df` > 0 degrees of freedom. */
  chiSquare(df: number): number;
}

/** Opens a stream. A `RangeError` unless the seed is an integer of at least 0. */
export function createRandom(seed: number, stream: string): Random {
  if (!Number.isSafeInteger(seed) || seed < 0) throw new RangeError(`a seed must be an integer of at least 0, not ${seed}`);
  const generator = xoroshiro128plus.fromState(stateOf(seed, stream));
  const bits = () => generator.unsafeNext();
  const uniform = () => (bits() >>> 0) * 2 ** -32 + ((bits() >>> 11) + 0.5) * 2 ** -53;
  const normal = createNormal(uniform);
  return { bits, uniform, below: (count) => Math.floor(uniform() * count), normal, chiSquare: (df) => drawChiSquare(df, uniform, normal) };
}

/** Four well mixed words from seed and name, by the finalizer of MurmurHash3. */
function stateOf(seed: number, stream: string): number[] {
  let hash = mix(seed | 0) ^ mix(Math.floor(seed / 2 ** 32) ^ GOLDEN_STEP);
  for (const character of stream) hash = mix(hash ^ (character.codePointAt(0) ?? 0));
  return [1, 2, 3, 4].map((word) => mix(hash + Math.imul(word, GOLDEN_STEP)));
}

function mix(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** Marsaglia's polar method: two normals from a point in the unit disc. */
function createNormal(uniform: () => number): () => number {
  let spare: number | undefined;
  return () => {
    if (spare !== undefined) {
      const kept = spare;
      spare = undefined;
      return kept;
    }
    for (;;) {
      const x = 2 * uniform() - 1;
      const y = 2 * uniform() - 1;
      const square = x * x + y * y;
      if (square >= 1 || square === 0) continue;
      const scale = Math.sqrt((-2 * Math.log(square)) / square);
      spare = y * scale;
      return x * scale;
    }
  };
}

/** Twice a gamma variable of shape df/2 (Marsaglia and Tsang 2000), with their boost below shape 1. */
function drawChiSquare(df: number, uniform: () => number, normal: () => number): number {
  if (!(df > 0)) throw new RangeError(`degrees of freedom must be positive, not ${df}`);
  if (df < 2) return drawChiSquare(df + 2, uniform, normal) * uniform() ** (2 / df);
  const d = df / 2 - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal();
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(uniform()) < (x * x) / 2 + d - d * v + d * Math.log(v)) return 2 * d * v;
  }
}
