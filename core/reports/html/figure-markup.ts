import type { Method } from "../../trajectory/method";
import { type DataCell, type DataTable, readingColumns } from "../charts/data-table";
import type { FigureWords } from "../charts/figure-words";
import { CHART_WIDTH_PX, PHONE_WIDTH_PX } from "../charts/plot-frame";
import { markPath, seriesColor, styleSeries } from "../charts/series-style";
import { lightPalette } from "../svg/light-palette";
import { type SvgNode, svgText } from "../svg/svg-node";
import { html, type Markup, rawMarkup } from "./markup";

/** A figure: finding, what is drawn in which unit, the picture, the method. */
export function figureMarkup(words: FigureWords, content: Markup | readonly Markup[], heading: "h2" | "h3" = "h3"): Markup {
  return html`<figure class="fig"><header>${heading === "h2" ? html`<h2>${words.title}</h2>` : html`<h3>${words.title}</h3>`}<p class="sub">${words.subtitle}</p></header>
${content}
${words.footer === null ? null : html`<footer>${words.footer}</footer>`}</figure>
`;
}

/** A picture drawn for the desk and again for a phone: text is never scaled. */
export function pictureMarkup(draw: (widthPx: number) => SvgNode, deskPx: number = CHART_WIDTH_PX): Markup {
  const picture = (widthPx: number): Markup => rawMarkup(svgText(draw(widthPx)));
  return html`<div class="desk">${picture(deskPx)}</div><div class="phone">${picture(PHONE_WIDTH_PX)}</div>`;
}

/** A table of numbers with its caption. Columns that are empty throughout are left out. */
export function tableMarkup(table: DataTable): Markup {
  const shown = readingColumns(table);
  const heads = shown.map(({ label, numeric }) => html`<th scope="col"${numericClass(numeric)}>${label}</th>`);
  const rows = table.rows.map(
    (row) => html`<tr>${shown.map(({ index, numeric }, place) => cellMarkup(row[index], numeric, place === 0))}</tr>
`,
  );
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${table.caption}"><table class="tbl"><caption>${table.caption}</caption><thead><tr>${heads}</tr></thead><tbody>
${rows}</tbody></table></div>
${reasonsMarkup(table)}`;
}

// Paper has no tooltip: why a number is missing stands below the table.
function reasonsMarkup(table: DataTable): Markup[] {
  const shown = readingColumns(table).map(({ index }) => index);
  const reasons = new Set(table.rows.flatMap((row) => shown.flatMap((index) => row[index]?.reason ?? [])));
  return [...reasons].map((reason) => html`<p class="note">–: ${reason}</p>`);
}

function cellMarkup(cell: DataCell | undefined, numeric: boolean, first: boolean): Markup {
  const title = cell?.reason ? html` title="${cell.reason}"` : null;
  const text = cell?.text ?? "";
  return first
    ? html`<th scope="row"${numericClass(numeric)}${title}>${text}</th>`
    : html`<td${numericClass(numeric)}${title}>${text}</td>`;
}

function numericClass(numeric: boolean): Markup | null {
  return numeric ? rawMarkup(' class="num"') : null;
}

/** Mark and name of a checkpoint. */
export function methodMarkup(method: Method | null, name: string): Markup {
  const [style] = styleSeries([method]);
  if (!style) return html`${name}`;
  const color = seriesColor(style, lightPalette);
  const mark = html`<svg viewBox="0 0 12 12" aria-hidden="true"><path d="${markPath(style.mark, 6, 6, 0.9)}" fill="${style.hollow ? "#FFFFFF" : color}" stroke="${color}"/></svg>`;
  return html`<span class="meth">${mark}${name}</span>`;
}

/** Warnings, each in its own banner. */
export function warningsMarkup(warnings: readonly string[]): Markup[] {
  return warnings.map((warning) => html`<p class="banner attn">${warning}</p>`);
}
