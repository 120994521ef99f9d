interface Kept<Value> {
  readonly value: Promise<Value>;
  /** 0 while the value is being made. */
  bytes: number;
}

/** The values that were asked for last, up to a weight; a value that is being made is made once for all who ask. */
export class RecentValues<Value> {
  readonly #kept = new Map<string, Kept<Value>>();
  readonly #maxBytes: number;
  readonly #bytesOf: (value: Value) => number;

  constructor(maxBytes: number, bytesOf: (value: Value) => number) {
    this.#maxBytes = maxBytes;
    this.#bytesOf = bytesOf;
  }

  /** The value of a key, made where it is not kept. What `make` throws is thrown to all who wait, and not kept. */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#kept.get(key);
    if (known !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known.value;
    }
    const kept: Kept<Value> = { value: make(), bytes: 0 };
    this.#kept.set(key, kept);
    kept.value.then(
      (value) => this.#weigh(kept, value),
      () => this.#kept.delete(key),
    );
    return kept.value;
  }

  #weigh(kept: Kept<Value>, value: Value): void {
    kept.bytes = this.#bytesOf(value);
    let bytes = [...this.#kept.values()].reduce((sum, each) => sum + each.bytes, 0);
    for (const [key, oldest] of this.#kept) {
      if (bytes <= this.#maxBytes) return;
      bytes -= oldest.bytes;
      this.#kept.delete(key);
    }
  }
}
