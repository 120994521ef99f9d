import type { PlotFrame } from "./plot-frame";
import { spreadLabels } from "./spread-labels";
import { fitText, textWidthPx } from "./text-width";

/** A label that wants to stand at height `y`, right of the last point. */
export type EndLabel = { text: string; shortText: string; y: number; bold: boolean };
export type PlacedLabel = {
  text: string;
  fullText: string;
  x: number;
  y: number;
  lead: { fromX: number; fromY: number; toX: number; toY: number } | null;
};

const GAP_PX = 17;
const LEAD_FROM_PX = 6;

/** The width to keep free at the right for these labels: at most a quarter of the picture, a third on a phone. */
export function endLabelRoomPx(
  labels: readonly Pick<EndLabel, "text" | "shortText" | "bold">[],
  widthPx: number,
  compact: boolean,
): number {
  if (labels.length === 0) return 12;
  const widest = Math.max(...labels.map((label) => textWidthPx(compact ? label.shortText : label.text, label.bold)));
  return Math.min(widest + 24, Math.round(widthPx * (compact ? 0.33 : 0.25)));
}

/** Places the labels 17 px apart; a label that had to move gets a line that leads back to its point. */
export function placeEndLabels(labels: readonly EndLabel[], frame: PlotFrame): PlacedLabel[] {
  const places = spreadLabels(
    labels.map((label) => label.y),
    GAP_PX,
    frame.topPx,
    frame.bottomPx,
  );
  return labels.map((label, index) => {
    const y = places[index] ?? label.y;
    const moved = Math.abs(y - label.y) > LEAD_FROM_PX;
    const fullText = frame.compact ? label.shortText : label.text;
    const fromX = frame.rightPx - frame.insetPx + 9;
    return {
      text: fitText(fullText, frame.widthPx - frame.rightPx - 9, label.bold),
      fullText: label.text,
      x: frame.rightPx + 6,
      y: y + 4,
      lead: moved ? { fromX, fromY: label.y, toX: frame.rightPx + 3, toY: y } : null,
    };
  });
}

/** The ticks whose labels fit beside each other: the ends always, of the others those with room, powers of two first. */
export function visibleTicks<T extends { t: number; label: string }>(ticks: readonly T[], x: (t: number) => number): T[] {
  const isPower = (t: number): boolean => Number.isInteger(Math.log2(t));
  const ends = ticks.filter((_, index) => index === 0 || index === ticks.length - 1);
  const rest = ticks.filter((tick) => !ends.includes(tick));
  const kept: T[] = [];
  for (const tick of [...ends, ...rest.filter((tick) => isPower(tick.t)), ...rest.filter((tick) => !isPower(tick.t))]) {
    const clear = kept.every((other) => Math.abs(x(other.t) - x(tick.t)) >= (textWidthPx(other.label) + textWidthPx(tick.label)) / 2 + 8);
    if (clear) kept.push(tick);
  }
  return kept.sort((a, b) => a.t - b.t);
}
