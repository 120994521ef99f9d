import type { EntryTally } from "../../trajectory/tally";
import { budgetCurves } from "../charts/budget-curves";
import { budgetTargetsTable, budgetUseTable, truncationTable } from "../charts/budget-use-table";
import { type ComparableGroup, comparableGroups } from "../charts/comparable-groups";
import { denominatorsTable } from "../charts/denominators-table";
import { entryLabels } from "../charts/entry-labels";
import { passKtHeatmaps } from "../charts/pass-kt-heatmap";
import { joinWords } from "../charts/report-words";
import { robustnessTable } from "../charts/robustness-table";
import { type StopReasonBars, stopReasonBars, stopReasonRows } from "../charts/stop-reason-bars";
import type { PassKtEntry, PassKtReport } from "../pass-kt-report";
import { drawStopReasonBars } from "../svg/draw-bars";
import { drawBudgetCurves } from "../svg/draw-budget-curves";
import { lightPalette } from "../svg/light-palette";
import { figureMarkup, pictureMarkup, tableMarkup, warningsMarkup } from "./figure-markup";
import { type FileLinks, filesMarkup } from "./files-markup";
import { heatmapsMarkup } from "./heatmap-markup";
import { htmlDocument } from "./html-document";
import { html, type Markup } from "./markup";
import { methodMarkup } from "./method-markup";

/** The pass-kt report as an HTML document of its own. With the tallies of its entries it also shows what ended the episodes. */
export function passKtHtml(report: PassKtReport, tallies: readonly EntryTally[] = [], files: readonly FileLinks[] = []): string {
  const groups = comparableGroups(report);
  const names = [...new Set(report.checkpoints.map((entry) => entry.name))];
  const title = `Pass@(K,T) of ${names.length > 3 ? `${names.length} checkpoints` : joinWords(names)}`;
  const suites = [...new Set(groups.map((group) => group.suite))];
  const chips = [...new Set(report.checkpoints.flatMap((entry) => [entry.mode, entry.visibility]))];
  return htmlDocument(title, [
    html`<h1>${title}</h1><p class="meta"><span>${joinWords(suites)}</span>${chips.map((chip) => html`<span class="chip">${chip}</span>`)}</p>
`,
    ...warningsMarkup(report.warnings),
    html`<section>${tableMarkup(denominatorsTable(report))}</section>
`,
    ...groups.map((group) => groupMarkup(group, tallies)),
    report.checkpoints.length > 0 ? budgetsMarkup(report) : null,
    truncationMarkup(report),
    filesMarkup(files),
    methodMarkup(report, [
      [
        "Interval",
        "Wilson with Student's t for z and the effective number of episodes, resampling unit the task (or its cluster); never of zero width and never beyond 0 and 100.",
      ],
      [
        "Area under curve",
        "The mean of Pass@K over T on a logarithmic axis, at the smallest K. Regret: distance to the best entry of the group at the same T.",
      ],
      [
        "Standard error",
        "Its two parts, where every task has n ≥ 2K: what would change with other tasks of the kind, and what would change on a re-run of these.",
      ],
    ]),
  ]);
}

function budgetsMarkup(report: PassKtReport): Markup {
  return html`<section><h2>What budgets do</h2>${tableMarkup(budgetTargetsTable(report))}${tableMarkup(budgetUseTable(report))}</section>
`;
}

function truncationMarkup(report: PassKtReport): Markup | null {
  const table = truncationTable(report);
  return (
    table &&
    html`<section><h2>Do cut episodes stand for re-runs?</h2>${tableMarkup(table)}</section>
`
  );
}

function groupMarkup(group: ComparableGroup, tallies: readonly EntryTally[]): Markup {
  const { report } = group;
  const heatmaps = passKtHeatmaps(report);
  const stops = stopReasons(report, tallies);
  const curves = budgetCurves(report, Math.min(...report.k));
  return html`<section><h2>${group.title}</h2>
${heatmapsMarkup(heatmaps)}
${figureMarkup(curves, [pictureMarkup((widthPx) => drawBudgetCurves(curves, widthPx, lightPalette)), tableMarkup(robustnessTable(report))])}
${stops ? figureMarkup(stops, [pictureMarkup((widthPx) => drawStopReasonBars(stops, lightPalette, widthPx)), stopLegend(stops)]) : null}
<section class="dense"><h3>All numbers</h3>${tableMarkup(heatmaps.table)}${stops ? tableMarkup(stops.table) : null}</section></section>
`;
}

function stopReasons(report: PassKtReport, tallies: readonly EntryTally[]): StopReasonBars | null {
  const labels = entryLabels(report.checkpoints);
  const sources = report.checkpoints.flatMap((entry, index) => {
    const tally = tallies.find((candidate) => isTallyOf(candidate, entry));
    return tally ? [{ name: labels[index] ?? entry.name, method: entry.method, rows: stopReasonRows(tally) }] : [];
  });
  return sources.length > 0 ? stopReasonBars(sources) : null;
}

function stopLegend(bars: StopReasonBars): Markup {
  return html`<p class="note">From the left: ${bars.legend.map(({ text }) => text).join(" · ")}</p>`;
}

function isTallyOf({ key }: EntryTally, entry: PassKtEntry): boolean {
  return (
    key.checkpoint === entry.name &&
    key.suite.name === entry.suite &&
    key.suite.version === entry.suite_version &&
    key.suite.split === entry.suite_split &&
    key.visibility === entry.visibility &&
    key.unit === entry.unit
  );
}
