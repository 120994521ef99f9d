function partText(part: unknown): string {
  if (typeof part === "string") return part;
  if (typeof part === "object" && part !== null && "text" in part && typeof part.text === "string") return part.text;
  return JSON.stringify(part) ?? "";
}

/** The text of a message's content: a string as it stands, the parts of a list one a line, anything else as JSON. */
export function messageText(content: unknown): string {
  if (content === null || content === undefined) return "";
  if (Array.isArray(content)) return content.map(partText).join("\n");
  return partText(content);
}
