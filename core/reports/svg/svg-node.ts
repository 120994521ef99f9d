/** A picture as plain data: written out as text for files, turned into elements on screen. Attribute names are SVG's own. */
export type SvgNode = { tag: string; attributes: Readonly<Record<string, string | number>>; children: readonly (SvgNode | string)[] };

type Given = Readonly<Record<string, string | number | null | undefined>>;

/** One element. Null attributes are left out; numbers are rounded to a tenth of a px. Throws RangeError for a number that is none. */
export function svgNode(tag: string, attributes: Given, ...children: readonly (SvgNode | string | null)[]): SvgNode {
  const kept: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) continue;
    if (typeof value === "number" && !Number.isFinite(value)) throw new RangeError(`${tag} ${name} is not a number`);
    kept[name] = typeof value === "number" ? Math.round(value * 10) / 10 : value;
  }
  return { tag, attributes: kept, children: children.filter((child) => child !== null) };
}

/** The picture as XML text. */
export function svgText(node: SvgNode): string {
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`);
  const open = `<${node.tag}${attributes.join("")}`;
  if (node.children.length === 0) return `${open}/>`;
  return `${open}>${node.children.map((child) => (typeof child === "string" ? escapeXml(child) : svgText(child))).join("")}</${node.tag}>`;
}

/** Text made safe inside XML and HTML, in content as in attributes. Control characters that XML forbids become spaces. */
export function escapeXml(text: string): string {
  return [...text]
    .map((char) => {
      const code = char.codePointAt(0) ?? 0;
      if (
        (code < 32 && code !== 9 && code !== 10 && code !== 13) ||
        code === 0xfffe ||
        code === 0xffff ||
        (code >= 0xd800 && code <= 0xdfff)
      )
        return " ";
      return ESCAPES[char] ?? char;
    })
    .join("");
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
