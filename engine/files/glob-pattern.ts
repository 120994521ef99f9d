const GLOB_CHARACTERS = /[*?[\]{}]/;
const TOKENS = /\*\*\/|\*\*|\*|\?|\[[^\]/]+\]|\{[^{}]*\}|[^*?[{]+|./g;

/** Whether a path has characters that mean something in a pattern. */
export function looksLikeGlob(path: string): boolean {
  return GLOB_CHARACTERS.test(path);
}

/** The folder in front of the first part that is a pattern: "runs/*.jsonl" → "runs". */
export function globBase(pattern: string): string {
  const parts = pattern.split("/");
  const fixed = parts.slice(0, parts.findIndex(looksLikeGlob)).join("/");
  if (fixed !== "") return fixed;
  return pattern.startsWith("/") ? "/" : ".";
}

/** The pattern as a regular expression over whole paths: `*` and `?` stay inside a folder, `**` does not; `[a-c]`, `{a,b}`. */
export function globExpression(pattern: string): RegExp {
  return new RegExp(`^${(pattern.match(TOKENS) ?? []).map(translate).join("")}$`);
}

function translate(token: string): string {
  if (token === "**/") return "(?:[^/]+/)*";
  if (token === "**") return ".*";
  if (token === "*") return "[^/]*";
  if (token === "?") return "[^/]";
  if (token.startsWith("[") && token.endsWith("]")) return token.replace(/^\[!/, "[^").replaceAll("\\", "\\\\");
  if (token.startsWith("{") && token.endsWith("}")) return `(?:${token.slice(1, -1).split(",").map(quote).join("|")})`;
  return quote(token);
}

function quote(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
