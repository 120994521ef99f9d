import { budgetCurves } from "../charts/budget-curves";
import { compareDetailsTable } from "../charts/compare-details-table";
import { type CompareMethods, compareSides } from "../charts/compare-sides";
import { compareTable } from "../charts/compare-table";
import { denominatorsTable } from "../charts/denominators-table";
import { differenceCurve } from "../charts/difference-curve";
import { differenceHeatmap } from "../charts/difference-heatmap";
import { PAIR_PLOT_PX } from "../charts/pair-plot";
import { hasRepeats, perTaskPairs } from "../charts/per-task-pairs";
import { countText, levelText } from "../charts/report-words";
import { retentionTable } from "../charts/retention-table";
import { whoSolvesWhat } from "../charts/who-solves-what";
import type { CompareReport, CompareTask } from "../compare-report";
import { formatPercent, formatPoints, formatPointsInterval, formatRatio } from "../format-number";
import type { PassKtReport } from "../pass-kt-report";
import { drawWhoSolvesWhat } from "../svg/draw-bars";
import { drawBudgetCurves } from "../svg/draw-budget-curves";
import { drawDifferenceCurve } from "../svg/draw-difference-curve";
import { drawTaskPairs } from "../svg/draw-task-pairs";
import { lightPalette } from "../svg/light-palette";
import { methodMarkup as checkpointMarkup, figureMarkup, pictureMarkup, tableMarkup, warningsMarkup } from "./figure-markup";
import { type FileLinks, filesMarkup } from "./files-markup";
import { heatmapsMarkup } from "./heatmap-markup";
import { htmlDocument } from "./html-document";
import { html, type Markup } from "./markup";
import { methodMarkup } from "./method-markup";

/** What the compare report does not carry and its document can show. */
export type CompareContext = {
  /** Both entries as a pass-kt report over the same grid: methods, denominators, both budget curves. */
  entries?: PassKtReport;
  /** The tasks at one (K, T), for the per-task figure. */
  tasks?: { k: number; t: number; tasks: readonly CompareTask[] };
  /** Files that lie beside the document. */
  files?: readonly FileLinks[];
};

/** The comparison as an HTML document of its own: the finding, the difference with both bands, and every number. */
export function compareHtml(report: CompareReport, context: CompareContext = {}): string {
  const methods = methodsOf(report, context.entries);
  const k = Math.min(...report.k);
  const curve = differenceCurve(report, k, methods);
  const sides = compareSides(report, methods);
  const title = `${sides.a.name} against ${sides.b.name}`;
  return htmlDocument(title, [
    html`<h1>${checkpointMarkup(methods.a, sides.a.name)} against ${checkpointMarkup(methods.b, sides.b.name)}</h1>`,
    html`<p class="meta"><span>${report.suite}</span><span>${countText(report.tasks, "task")} in both</span><span class="chip">${report.mode}</span></p>
`,
    matchedMarkup(report),
    ...warningsMarkup(report.warnings),
    html`<p class="lede">${report.finding}</p>
`,
    ...(context.entries ? [html`<section>${tableMarkup(denominatorsTable(context.entries))}</section>`] : []),
    html`<section>${figureMarkup(
      curve,
      pictureMarkup((widthPx) => drawDifferenceCurve(curve, widthPx, lightPalette)),
      "h2",
    )}</section>
`,
    ...(context.entries ? [html`<section>${curvesMarkup(context.entries, k)}</section>`] : []),
    ...(report.k.length > 1 ? [html`<section>${heatmapsMarkup(differenceHeatmap(report, methods), "h2")}</section>`] : []),
    tasksMarkup(report, methods, context.tasks),
    summaryMarkup(report),
    html`<section><h2>Every budget in numbers</h2>${tableMarkup(compareTable(report, report.k, methods))}</section>
`,
    html`<section><h2>Tests, equivalence and error parts</h2>${tableMarkup(compareDetailsTable(report))}</section>
`,
    filesMarkup(context.files ?? []),
    methodMarkup(report, DEFINITIONS),
  ]);
}

const DEFINITIONS = [
  [
    "Difference",
    "A minus B, paired by task, in points. Pointwise: the interval of one cell alone. Simultaneous: all cells of the grid together hold with the stated level.",
  ],
  ["Verdict", "From the simultaneous band, or the pointwise interval where there is no band: a side is ahead only where it excludes zero."],
  [
    "p",
    "Sign-flip permutation test of the mean difference, two-sided; adjusted over the grid. McNemar: exact, where every task has one episode a side.",
  ],
] as const;

// Entries come sorted by name; of two with one name the first is A.
function methodsOf(report: CompareReport, entries: PassKtReport | undefined): CompareMethods {
  const a = entries?.checkpoints.find((entry) => entry.name === report.a);
  const b = entries?.checkpoints.find((entry) => entry.name === report.b && entry !== a);
  return { a: a?.method ?? null, b: b?.method ?? a?.method ?? null };
}

function matchedMarkup(report: CompareReport): Markup {
  const { status, differs } = report.matched;
  const words = { matched: "Matched.", partly: "Partly matched.", unmatched: "Not matched." }[status];
  const apart =
    differs.length > 0 ? ` The sides differ in ${differs.join(", ")}.` : " Only the checkpoint differs in what these files record.";
  const alone = [
    ...(report.only_a.length > 0 ? [`${countText(report.only_a.length, "task")} only in A`] : []),
    ...(report.only_b.length > 0 ? [`${countText(report.only_b.length, "task")} only in B`] : []),
  ];
  return html`<p class="banner${status === "matched" ? "" : " attn"}"><b>${words}</b>${apart}${alone.length > 0 ? ` Left out: ${alone.join(", ")}.` : ""}</p>
`;
}

function curvesMarkup(entries: PassKtReport, k: number): Markup {
  const curves = budgetCurves(entries, k);
  return figureMarkup(
    curves,
    pictureMarkup((widthPx) => drawBudgetCurves(curves, widthPx, lightPalette)),
    "h2",
  );
}

function tasksMarkup(report: CompareReport, methods: CompareMethods, given: CompareContext["tasks"]): Markup | null {
  const solved = whoSolvesWhat(report, methods);
  if (solved) {
    return html`<section>${figureMarkup(
      solved,
      pictureMarkup((widthPx) => drawWhoSolvesWhat(solved, widthPx, lightPalette)),
      "h2",
    )}</section>
`;
  }
  if (!given || !hasRepeats(given.tasks)) return null;
  const pairs = perTaskPairs(given.tasks, compareSides(report, methods), given);
  const picture = pictureMarkup((widthPx) => drawTaskPairs(pairs, Math.min(PAIR_PLOT_PX, widthPx), lightPalette));
  return html`<section>${figureMarkup(pairs, picture, "h2")}</section>
`;
}

function summaryMarkup(report: CompareReport): Markup {
  const { aubc, retention, slope } = report;
  const area =
    aubc === null
      ? null
      : html`<p class="note">Area under the budget curve on log T, Pass@${aubc.k}: ${formatPoints(aubc.delta)} points ${formatPointsInterval(aubc.low, aubc.high)}</p>`;
  const steepness =
    slope.value === null
      ? null
      : html`<p class="note">Slope of the difference, for each doubling of T, Pass@${slope.k}: ${formatPoints(slope.value * Math.LN2)} points ${formatPointsInterval(scale(slope.low), scale(slope.high))}</p>`;
  const notes = [area, steepness, crossingMarkup(report)];
  if (retention.length === 0) return html`${notes}`;
  return html`<section><h2>How much of the advantage is left at smaller budgets</h2>${tableMarkup(retentionTable(report))}${notes}</section>
`;
}

function scale(slope: number | null): number | null {
  return slope === null ? null : slope * Math.LN2;
}

function crossingMarkup({ crossing, level }: CompareReport): Markup | null {
  const { points, share, interval } = crossing;
  if (share.none === null || share.one === null || share.many === null) return null;
  const at = points.length > 0 ? `The curves cross at T = ${points.map(formatRatio).join(", ")}` : "The curves do not cross";
  const shares = `of resamples ${formatPercent(share.none)} % do not cross, ${formatPercent(share.one)} % cross once, ${formatPercent(share.many)} % more often`;
  const range =
    interval.low === null
      ? ""
      : `; once-crossing ones between ${formatRatio(interval.low)} and ${formatRatio(interval.high)} (${levelText(level)})`;
  return html`<p class="note">${at}; ${shares}${range}.</p>`;
}
