const PIECE = /<([/?]?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*([/?]?)>|([^<>]+)/g;

/** The texts between the tags of an XML document; throws where a tag is not closed, text is not escaped or a number is none. */
export function readXml(xml: string): string[] {
  const open: string[] = [];
  const texts: string[] = [];
  const rest = xml.replace(PIECE, (_, before, tag, attributes, after, text) => {
    if (text === undefined) readTag(open, { tag, closes: before === "/", opens: before === "" && after === "" }, attributes);
    else if (text.trim() !== "") texts.push(escaped(text));
    return "";
  });
  if (rest.trim() !== "") throw new Error(`not markup: ${rest.slice(0, 80)}`);
  if (open.length > 0) throw new Error(`<${open.join("><")}> stays open`);
  return texts;
}

function readTag(open: string[], { tag, closes, opens }: { tag: string; closes: boolean; opens: boolean }, attributes: string): void {
  if (/NaN|Infinity|undefined|null/.test(attributes)) throw new Error(`<${tag}${attributes}>`);
  if (opens) open.push(tag);
  if (closes && open.pop() !== tag) throw new Error(`</${tag}> closes another tag`);
}

function escaped(text: string): string {
  if (/&(?!amp;|lt;|gt;|quot;|#39;)/.test(text)) throw new Error(`an unescaped & in "${text}"`);
  return text;
}
