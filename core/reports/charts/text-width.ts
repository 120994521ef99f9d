const NARROW = /[ijlItf.,:;'|()[\] ]/;
const WIDE = /[mwMW%@]/;

/** An estimate of the width of 12-px Inter in px, a little generous. The pure core can't measure text. */
export function textWidthPx(text: string, bold = false): number {
  let width = 0;
  for (const char of text) width += NARROW.test(char) ? 3.9 : WIDE.test(char) ? 10.4 : /[A-Z]/.test(char) ? 8.4 : 7;
  return Math.ceil(bold ? width * 1.1 : width);
}

/** The text, cut with an ellipsis so that it fits `maxPx`. */
export function fitText(text: string, maxPx: number, bold = false): string {
  if (textWidthPx(text, bold) <= maxPx) return text;
  let end = text.length - 1;
  while (end > 1 && textWidthPx(`${text.slice(0, end)}…`, bold) > maxPx) end -= 1;
  return `${text.slice(0, end)}…`;
}
