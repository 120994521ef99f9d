import type { AwkwardText } from "./awkward-text";

/** What an import did beside accepting episodes: gathered while reading, shown before anything is stored. */
export class ImportNotes {
  readonly #reclassified = new Map<string, { from: string; to: string; count: number }>();
  readonly #lost = new Set<string>();
  readonly #warnings = new Map<string, number>();
  readonly #awkward: AwkwardText = { nulCharacters: 0, loneSurrogates: 0 };

  /** One episode whose end is told as something else than what the source says. */
  reclassify(from: string, to: string): void {
    const key = JSON.stringify([from, to]);
    const known = this.#reclassified.get(key);
    if (known) known.count += 1;
    else this.#reclassified.set(key, { from, to, count: 1 });
  }

  /** A field of the source that the canonical episode has no place for. */
  lose(fields: readonly string[]): void {
    for (const field of fields) this.#lost.add(field);
  }

  /** A sentence that is shown once, with the number of episodes that it is true of. */
  warn(sentence: string): void {
    this.#warnings.set(sentence, (this.#warnings.get(sentence) ?? 0) + 1);
  }

  addAwkwardText({ nulCharacters, loneSurrogates }: AwkwardText): void {
    this.#awkward.nulCharacters += nulCharacters;
    this.#awkward.loneSurrogates += loneSurrogates;
  }

  get reclassified(): { from: string; to: string; count: number }[] {
    return [...this.#reclassified.values()].map((row) => ({ ...row }));
  }

  get lost(): string[] {
    return [...this.#lost].sort();
  }

  /** Sentences with the number of episodes each, then what the texts hold. */
  get warnings(): string[] {
    const sentences = [...this.#warnings].map(
      ([sentence, episodes]) => `${sentence} (${episodes} ${episodes === 1 ? "episode" : "episodes"}).`,
    );
    const { nulCharacters, loneSurrogates } = this.#awkward;
    if (nulCharacters > 0) sentences.push(`The texts hold NUL characters, which were kept (${nulCharacters} of them).`);
    if (loneSurrogates > 0) sentences.push(`The texts hold halves of surrogate pairs, which were kept (${loneSurrogates} of them).`);
    return sentences;
  }
}
