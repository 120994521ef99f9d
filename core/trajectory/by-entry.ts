import { type EntryKey, entryKeyText } from "./entry";

/** One value an entry. Episodes of an entry mostly follow each other, so the last one is tried before its key is made into text. */
export class ByEntry<Value> {
  readonly #values = new Map<string, Value>();
  readonly #make: (key: EntryKey) => Value;
  #last: { readonly key: EntryKey; readonly value: Value } | undefined;

  constructor(make: (key: EntryKey) => Value) {
    this.#make = make;
  }

  /** The value of the entry, made when it is first asked for. */
  of(key: EntryKey): Value {
    if (this.#last && isSame(this.#last.key, key)) return this.#last.value;
    const text = entryKeyText(key);
    const value = this.#values.get(text) ?? this.#make(key);
    this.#values.set(text, value);
    this.#last = { key, value };
    return value;
  }

  /** All values, in the order of their keys' texts. */
  sorted(): Value[] {
    return [...this.#values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
  }
}

function isSame(a: EntryKey, b: EntryKey): boolean {
  return (
    a.checkpoint === b.checkpoint &&
    a.suite.name === b.suite.name &&
    a.suite.version === b.suite.version &&
    a.suite.split === b.suite.split &&
    a.visibility === b.visibility &&
    a.unit === b.unit
  );
}
