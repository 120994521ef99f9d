import { type AxisLayout, layoutAxes } from "./axis-layout";
import type { DifferenceCurve } from "./difference-curve";
import { endLabelRoomPx, type PlacedLabel, placeEndLabels } from "./end-labels";
import { COMPACT_BELOW_PX, type PlotFrame, plotFrame, turnX, valueY } from "./plot-frame";
import { fitText, textWidthPx } from "./text-width";

export type UnclearLayout = { x: number; widthPx: number; label: { text: string; x: number } | null };
export type CrossingLayout = { x: number; zeroY: number; labelX: number; labelY: number; text: string };

/** A difference chart of one width. */
export type DifferenceLayout = {
  frame: PlotFrame;
  axes: AxisLayout;
  unclear: UnclearLayout[];
  crossings: CrossingLayout[];
  notes: (PlacedLabel & { strong: boolean })[];
  ahead: { text: string; x: number; y: number; anchor: "start" | "end" }[];
};

const FIELD_MARGIN_PX = 8;
const MOST_CROSSINGS = 3;

/** Everything of the difference chart that depends on its width. */
export function layoutDifferenceCurve(model: DifferenceCurve, widthPx: number): DifferenceLayout {
  const compact = widthPx < COMPACT_BELOW_PX;
  const notes = compact
    ? []
    : model.endNotes.map((note) => ({ text: note.text, shortText: note.text, bold: note.strong, value: note.value, strong: note.strong }));
  const frame = plotFrame("difference", widthPx, endLabelRoomPx(notes, widthPx, compact));
  const placed = placeEndLabels(
    notes.map((note) => ({ ...note, y: valueY(frame, model.y, Math.max(model.y.domain[0], Math.min(model.y.domain[1], note.value))) })),
    frame,
  );
  return {
    frame,
    axes: layoutAxes(frame, model.x, model.y),
    unclear: layoutUnclear(model, frame),
    crossings: layoutCrossings(model, frame),
    notes: placed.map((label, index) => ({ ...label, strong: notes[index]?.strong ?? false })),
    ahead: aheadLabels(model, frame),
  };
}

function layoutUnclear(model: DifferenceCurve, frame: PlotFrame): UnclearLayout[] {
  let taken = frame.leftPx - 4;
  return model.unclear.map((stretch) => {
    const x = turnX(frame, model.x, stretch.fromT) - FIELD_MARGIN_PX;
    const widthPx = turnX(frame, model.x, stretch.toT) + FIELD_MARGIN_PX - x;
    const text = frame.compact ? stretch.shortLabel : stretch.label;
    const half = textWidthPx(text, true) / 2;
    const labelX = clamp(x + widthPx / 2, frame.leftPx + half, frame.rightPx - half);
    const free = labelX - half >= taken + 4;
    if (free) taken = labelX + half;
    return { x, widthPx, label: free ? { text, x: labelX } : null };
  });
}

function layoutCrossings(model: DifferenceCurve, frame: PlotFrame): CrossingLayout[] {
  let taken = frame.leftPx - 4;
  return model.crossings.slice(0, MOST_CROSSINGS).flatMap(({ t, label }) => {
    const x = turnX(frame, model.x, t);
    const half = textWidthPx(label) / 2;
    const labelX = clamp(x, frame.leftPx + half, frame.rightPx - half);
    if (labelX - half < taken + 4) return [];
    taken = labelX + half;
    return [{ x, zeroY: valueY(frame, model.y, 0), labelX, labelY: frame.topPx + (frame.compact ? 30 : 36), text: label }];
  });
}

function aheadLabels(model: DifferenceCurve, frame: PlotFrame): DifferenceLayout["ahead"] {
  const room = (frame.rightPx - frame.leftPx) / 2 - 6;
  return [
    { text: fitText(model.aheadAbove, room, true), x: frame.leftPx, y: 14, anchor: "start" },
    { text: fitText(model.aheadBelow, room, true), x: frame.rightPx, y: 14, anchor: "end" },
  ];
}

function clamp(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}
