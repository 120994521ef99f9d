import { expect, it } from "vitest";
import { formatDuration, formatRate } from "@/core/reports/format-duration";

it.each([
  [0, "0 s"],
  [0.0181, "19 ms"],
  [1, "1 s"],
  [45.2, "46 s"],
  [89.5, "90 s"],
  [90, "2 min"],
  [1_735, "29 min"],
  [7_200, "2 h"],
  [12_000, "3 h 20 min"],
  [400_000, "5 days"],
])("%d seconds are %s", (seconds, words) => expect(formatDuration(seconds)).toBe(words));

it.each([
  [0.25, "0.25/s"],
  [3.26, "3.3/s"],
  [14.2, "14/s"],
  [1_234.5, "1,235/s"],
])("a rate of %d is %s", (rate, words) => expect(formatRate(rate)).toBe(words));
