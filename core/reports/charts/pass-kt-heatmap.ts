import { formatInterval, formatPercent } from "../format-number";
import type { PassKtCell, PassKtEntry, PassKtReport } from "../pass-kt-report";
import { entryLabels } from "./entry-labels";
import type { ChartTip } from "./figure-words";
import { type HeatCell, type HeatLegendItem, type Heatmap, type HeatmapFigure, levelTone } from "./heatmap";
import { passKtCellsTable } from "./pass-kt-cells-table";
import { passKtFinding } from "./pass-kt-finding";
import { countText, ERRORS_WORDS, levelText, MODE_WORDS } from "./report-words";

/** Why there is no cell at all. */
export const NOT_MEASURED = "This T was not measured for this entry.";

/** Where the contour runs unless told otherwise. */
export const CONTOUR_LEVEL = 0.75;

export type HeatmapOptions = { contour?: number; label?: string };

/** The K×T heatmap of one entry over the given grid; (K, T) that the entry has no cell for are not estimable. */
export function passKtHeatmap(entry: PassKtEntry, k: readonly number[], t: readonly number[], options: HeatmapOptions = {}): Heatmap {
  const contour = options.contour ?? CONTOUR_LEVEL;
  const ks = [...k].sort((a, b) => b - a);
  const ts = [...t].sort((a, b) => a - b);
  const find = (kOf: number | undefined, tOf: number | undefined): PassKtCell | undefined =>
    entry.cells.find((cell) => cell.k === kOf && cell.t === tOf);
  const crosses = (one: PassKtCell | undefined, other: PassKtCell | undefined): boolean =>
    typeof one?.value === "number" && typeof other?.value === "number" && one.value >= contour !== other.value >= contour;
  const name = options.label ?? entry.name;
  return {
    name,
    method: entry.method,
    caption: `Pass@(K,T) of ${name} in per cent`,
    t: ts,
    rows: ks.map((kOf, row) => ({
      k: kOf,
      cells: ts.map((tOf, column) => {
        const cell = find(kOf, tOf);
        return {
          ...heatCell(entry, cell, kOf, tOf),
          edgeLeft: crosses(cell, find(kOf, ts[column - 1])),
          edgeBelow: crosses(cell, find(ks[row + 1], tOf)),
        };
      }),
    })),
  };
}

/** One heatmap an entry of the report, on one scale, with the finding above. */
export function passKtHeatmaps(report: PassKtReport, options: Omit<HeatmapOptions, "label"> = {}): HeatmapFigure {
  const labels = entryLabels(report.checkpoints);
  const heatmaps = report.checkpoints.map((entry, index) =>
    passKtHeatmap(entry, report.k, report.t, { ...options, label: labels[index] ?? entry.name }),
  );
  const title = passKtFinding(report, labels);
  return {
    title,
    subtitle: `Pass@(K,T) in per cent. K down the side, turn budget T along the foot. ${taskWords(report)}, ${MODE_WORDS[report.mode]}.`,
    description: title,
    footer: ERRORS_WORDS[report.errors],
    heatmaps,
    legend: legend(heatmaps, options.contour ?? CONTOUR_LEVEL),
    table: passKtCellsTable(report, labels),
  };
}

function taskWords(report: PassKtReport): string {
  const counts = [...new Set(report.checkpoints.map((entry) => entry.tasks))].sort((a, b) => a - b);
  const least = counts[0] ?? 0;
  return counts.length < 2 ? countText(least, "task") : `${least} to ${countText(counts.at(-1) ?? least, "task")}`;
}

function legend(heatmaps: readonly Heatmap[], contour: number): HeatLegendItem[] {
  const cells = heatmaps.flatMap((heatmap) => heatmap.rows.flatMap((row) => row.cells));
  const items: HeatLegendItem[] = [{ sign: "levels", text: heatmaps.length > 1 ? "0 to 100 %, one scale for all" : "0 to 100 %" }];
  if (cells.some((cell) => cell.edgeLeft || cell.edgeBelow)) items.push({ sign: "contour", text: `${levelText(contour)} line` });
  if (cells.some((cell) => cell.frail)) items.push({ sign: "frail", text: "inner rule: K > n/2" });
  if (cells.some((cell) => cell.tone === "undef")) items.push({ sign: "undef", text: "not estimable, reason on focus" });
  return items;
}

function heatCell(entry: PassKtEntry, cell: PassKtCell | undefined, k: number, t: number): Omit<HeatCell, "edgeLeft" | "edgeBelow"> {
  const value = cell?.value ?? null;
  const tip = cellTip(entry, cell, k, t);
  return {
    k,
    t,
    text: value === null ? "–" : formatPercent(value).replace("100.0", "100"),
    tone: value === null ? "undef" : levelTone(value),
    frail: value !== null && (cell?.k_over_half_n ?? false),
    marked: false,
    tip,
    label: `K ${k}, T ${t}: ${[tip.value, ...tip.lines.slice(1)].join(". ")}`,
  };
}

/** The number of one cell with its interval, its n and how it was come by, or why it can't be estimated. */
export function cellTip(entry: PassKtEntry, cell: PassKtCell | undefined, k: number, t: number): ChartTip {
  const place = `K ${k}, T ${t}, ${entry.mode}, ${entry.visibility}`;
  if (!cell || cell.value === null) return { value: "not estimable", lines: [place, cell?.reason ?? NOT_MEASURED] };
  const { all_missing_fail: low, all_missing_pass: high } = cell.bounds;
  const lines = [place, countText(cell.tasks, "task")];
  if (low !== null && high !== null && high - low > 1e-9) {
    lines.push(`${formatPercent(low)} to ${formatPercent(high)} if all that is missing had failed or passed`);
  }
  if (cell.k_over_half_n) lines.push("K is more than half of n: leans on few episodes.");
  if (cell.reason !== null) lines.push(cell.reason);
  return { value: [formatPercent(cell.value), ...(cell.low === null ? [] : [formatInterval(cell.low, cell.high)])].join(" "), lines };
}
