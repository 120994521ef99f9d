import { DIFFERENCE_TONES, type HeatCell, type HeatLegendItem, type Heatmap, type HeatmapFigure, LEVEL_TONES } from "../charts/heatmap";
import { figureMarkup, methodMarkup } from "./figure-markup";
import { html, type Markup, rawMarkup } from "./markup";

/** Heatmaps as tables, with the reasons of what can't be estimated in words below: paper has no tooltip. */
export function heatmapsMarkup(figure: HeatmapFigure, heading: "h2" | "h3" = "h3"): Markup {
  const tables = figure.heatmaps.map(
    (
      heatmap,
    ) => html`<div>${heatmap.name === "" ? null : html`<h4>${methodMarkup(heatmap.method, heatmap.name)}</h4>`}<div class="scroll" role="region" tabindex="0" aria-label="${heatmap.caption}">${heatmapTable(heatmap)}</div></div>
`,
  );
  const grid = html`<div class="${figure.heatmaps.length > 1 ? "trio" : "solo"}">${tables}</div>`;
  return figureMarkup(figure, [grid, html`<div class="legend">${figure.legend.map(legendItem)}</div>`, ...reasons(figure)], heading);
}

function heatmapTable(heatmap: Heatmap): Markup {
  const rows = heatmap.rows.map(
    (row) => html`<tr><th scope="row">${row.k}</th>${row.cells.map(heatCell)}</tr>
`,
  );
  const foot = html`<tfoot><tr><th scope="row">T</th>${heatmap.t.map((t) => html`<th scope="col">${t}</th>`)}</tr></tfoot>`;
  return html`<table class="heat" aria-label="${heatmap.caption}"><tbody>
${rows}</tbody>${foot}</table>`;
}

function heatCell(cell: HeatCell): Markup {
  const classes = [cell.tone, cell.frail && "frail", cell.marked && "sig", cell.edgeLeft && "cl", cell.edgeBelow && "cb"]
    .filter(Boolean)
    .join(" ");
  const text = cell.tone === "undef" ? html`<span>${cell.text}</span>` : html`${cell.text}`;
  return html`<td class="${classes}" title="${cell.label}">${text}</td>`;
}

function legendItem(item: HeatLegendItem): Markup {
  const text = item.text.replace(", reason on focus", ", reasons below");
  const tones = item.sign === "levels" ? LEVEL_TONES : item.sign === "differences" ? DIFFERENCE_TONES : [];
  const swatch = SWATCHES[item.sign];
  if (tones.length > 0) return html`<span><span class="ramp">${tones.map((tone) => html`<i class="${tone}"></i>`)}</span>${text}</span>`;
  return html`<span>${swatch ? rawMarkup(`<span class="sw" style="${swatch}"></span>`) : null}${text}</span>`;
}

const SWATCHES: Readonly<Partial<Record<HeatLegendItem["sign"], string>>> = {
  contour: "border-left:2px solid var(--contour);border-bottom:2px solid var(--contour)",
  frail: "border:1px solid var(--rule-3)",
  undef: "background:repeating-linear-gradient(135deg,var(--hatch) 0 1px,transparent 1px 6px);box-shadow:inset 0 0 0 1px var(--rule-2)",
  dot: "width:5px;height:5px;border-radius:50%;background:var(--ink)",
};

function reasons(figure: HeatmapFigure): Markup[] {
  const found = new Map<string, string[]>();
  for (const heatmap of figure.heatmaps) {
    for (const cell of heatmap.rows.flatMap((row) => row.cells).filter((candidate) => candidate.tone === "undef")) {
      const reason = cell.tip.lines.at(-1) ?? "";
      const place = `${figure.heatmaps.length > 1 ? `${heatmap.name} ` : ""}K ${cell.k}, T ${cell.t}`;
      found.set(reason, [...(found.get(reason) ?? []), place]);
    }
  }
  return [...found].map(([reason, places]) => html`<p class="note">Not estimable at ${placesText(places)}: ${reason}</p>`);
}

const MOST_PLACES = 6;

function placesText(places: readonly string[]): string {
  const more = places.length - MOST_PLACES;
  return more > 0 ? `${places.slice(0, MOST_PLACES).join("; ")} and ${more} more` : places.join("; ");
}
