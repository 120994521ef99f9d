import { escapeXml } from "../svg/svg-node";

/** HTML that is safe already. Everything else is escaped when it is put into a template. */
export type Markup = { readonly markup: string };
type Part = string | number | null | Markup | readonly (Markup | null)[];

/** A template of HTML: texts and numbers that go in are escaped, markup is not, null is nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const text = strings.map((string, index) => string + partText(parts[index] ?? null));
  return { markup: text.join("") };
}

/** Marks text as markup that needs no escaping: only for what a renderer of ours wrote. */
export function rawMarkup(markup: string): Markup {
  return { markup };
}

function partText(part: Part): string {
  if (part === null) return "";
  if (typeof part === "string" || typeof part === "number") return escapeXml(String(part));
  return "markup" in part ? part.markup : part.map((item) => item?.markup ?? "").join("");
}
