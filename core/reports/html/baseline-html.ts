import type { BaselineReport } from "../baseline-report";
import { baselineTable, seedFamiliesTable } from "../charts/baseline-table";
import { differenceCurve } from "../charts/difference-curve";
import { countText } from "../charts/report-words";
import type { CompareReport } from "../compare-report";
import { drawDifferenceCurve } from "../svg/draw-difference-curve";
import { lightPalette } from "../svg/light-palette";
import { figureMarkup, pictureMarkup, tableMarkup, warningsMarkup } from "./figure-markup";
import { type FileLinks, filesMarkup } from "./files-markup";
import { htmlDocument } from "./html-document";
import { html, type Markup } from "./markup";
import { methodMarkup } from "./method-markup";

/** Checkpoints against a baseline as an HTML document of its own: a finding and a difference curve each, then every number. */
export function baselineHtml(report: BaselineReport, files: readonly FileLinks[] = []): string {
  const title = `${countText(report.comparisons.length, "checkpoint")} against ${report.baseline}`;
  const families = seedFamiliesTable(report);
  return htmlDocument(title, [
    html`<h1>${title}</h1><p class="meta"><span>${report.suite}</span><span class="chip">${report.mode}</span><span class="chip">${report.visibility}</span></p>
`,
    ...warningsMarkup(report.warnings),
    html`<ul class="findings">${report.comparisons.map(({ finding }) => html`<li class="lede">${finding}</li>`)}</ul>
`,
    ...report.comparisons.map(comparisonMarkup),
    families &&
      html`<section><h2>Families of training seeds</h2>${tableMarkup(families)}</section>
`,
    html`<section class="dense"><h2>Every budget in numbers</h2>${tableMarkup(baselineTable(report))}</section>
`,
    filesMarkup(files),
    methodMarkup(report, [
      ["Difference", `Checkpoint minus ${report.baseline}, paired by task, in points.`],
      [
        "Simultaneous",
        "One band over all checkpoints, K and T: all of its cells together hold with the stated level. p adjusted likewise.",
      ],
      [
        "Family",
        "Checkpoints of one family that were trained from different seeds: the seed is what is drawn, with Student's t on seeds − 1.",
      ],
    ]),
  ]);
}

function comparisonMarkup(report: CompareReport): Markup {
  const curve = differenceCurve(report, Math.min(...report.k));
  const picture = pictureMarkup((widthPx) => drawDifferenceCurve(curve, widthPx, lightPalette));
  return html`<section><h2>${report.a}</h2>${figureMarkup(curve, picture)}</section>
`;
}
