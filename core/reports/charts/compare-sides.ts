import type { Method } from "../../trajectory/method";
import type { CompareReport } from "../compare-report";
import { type SeriesStyle, styleSeries } from "./series-style";

/** The methods of both sides, which the compare report does not carry; unknown ones are drawn as "other". */
export type CompareMethods = { a: Method | null; b: Method | null };
export type CompareSide = { name: string; style: SeriesStyle };
export type CompareSides = { a: CompareSide; b: CompareSide };

export const UNKNOWN_METHODS: CompareMethods = { a: null, b: null };

/** Name and look of both sides; two sides of one name are told apart as A and B. */
export function compareSides(report: Pick<CompareReport, "a" | "b">, methods: CompareMethods = UNKNOWN_METHODS): CompareSides {
  const [a, b] = styleSeries([methods.a, methods.b]);
  if (!a || !b) throw new RangeError("a comparison has two sides");
  const same = report.a === report.b;
  return { a: { name: same ? `${report.a} (A)` : report.a, style: a }, b: { name: same ? `${report.b} (B)` : report.b, style: b } };
}
