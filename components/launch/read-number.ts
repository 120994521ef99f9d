import type { z } from "zod";
import { formatCount } from "@/core/reports/format-number";

/** What a typed text amounts to, or the sentence that says what to write instead. */
export type Reading<Value> = { readonly value: Value } | { readonly message: string };

interface Range {
  readonly min: number;
  readonly max: number;
}

const LEAST_POINTS = 0.1;
const DIGITS = /^\d+$/;
const DECIMAL = /^\d+([.,]\d+)?$/;

/** A whole number in plain digits. */
export function readWhole(text: string, { min, max }: Range): Reading<number> {
  const value = DIGITS.test(text.trim()) ? Number(text.trim()) : Number.NaN;
  if (value >= min && value <= max) return { value };
  return { message: `Write a whole number from ${formatCount(min)} to ${formatCount(max)}.` };
}

/** Seconds as they are typed ("30", "1.5", "30 s"), in whole milliseconds. */
export function readSeconds(text: string, { min, max }: Range): Reading<number> {
  const seconds = toNumber(text.trim().replace(/\s*s$/i, ""));
  if (seconds >= min && seconds <= max) return { value: Math.round(seconds * 1_000) };
  return { message: `Write seconds, from ${formatCount(min)} to ${formatCount(max)}.` };
}

/** Points as they are typed ("5", "2.5"), as a share. */
export function readPoints(text: string): Reading<number> {
  const points = toNumber(text.trim());
  return points >= LEAST_POINTS && points < 100 ? { value: points / 100 } : { message: `Write points, from ${LEAST_POINTS} to below 100.` };
}

/** A number that the schema accepts; the schema's sentence where it does not. */
export function readBy<Value>(text: string, schema: z.ZodType<Value>): Reading<Value> {
  const read = schema.safeParse(toNumber(text.trim()));
  return read.success ? { value: read.data } : { message: read.error.issues[0]?.message ?? "Write a number." };
}

/** null for an empty field, else what `read` makes of it. */
export function readOptional<Value>(text: string, read: (text: string) => Reading<Value>): Reading<Value | null> {
  return text.trim() === "" ? { value: null } : read(text);
}

/** A comma is read as a point; NaN for what is no number in plain digits. */
function toNumber(text: string): number {
  return DECIMAL.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}
