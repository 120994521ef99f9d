const PLAIN_WORD = /^[\w./=+:,@%-]+$/;

/** A word for a POSIX shell: as it stands, or in single quotes. */
export function shellWord(word: string): string {
  return PLAIN_WORD.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
