/** A comma before three digits is read as nothing: "1,000" may mean a thousand or one. */
const NUMBER = /^[+-]?\d+(?:\.\d+|,\d{1,2})?$/;

/** The text of a form's field without the spaces around it; null where it is empty. */
export function typedText(form: FormData, name: string): string | null {
  return String(form.get(name) ?? "").trim() || null;
}

/** The number of a form's field, a comma read as a point; null where it is empty, NaN for what is no number in plain digits. */
export function typedNumber(form: FormData, name: string): number | null {
  const text = typedText(form, name);
  if (text === null) return null;
  return NUMBER.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}
