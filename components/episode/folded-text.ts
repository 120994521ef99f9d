const FOLD_LINES = 16;
const FOLD_CHARACTERS = 1400;
/** Folding away less than this would cost more than it saves. */
const MIN_HIDDEN_CHARACTERS = 200;

/** The start of a long text (16 lines, 1,400 characters) and how many characters are hidden; 0 for a text that is shown whole. */
export function foldedText(text: string): { text: string; hiddenCharacters: number } {
  const lines = text.split("\n", FOLD_LINES + 1);
  const byLines = lines.length > FOLD_LINES ? lines.slice(0, FOLD_LINES).join("\n").length : text.length;
  const end = Math.min(byLines, FOLD_CHARACTERS);
  const hiddenCharacters = text.length - end;
  if (hiddenCharacters < MIN_HIDDEN_CHARACTERS) return { text, hiddenCharacters: 0 };
  return { text: text.slice(0, end), hiddenCharacters };
}
