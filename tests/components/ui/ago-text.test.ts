import { expect, it } from "vitest";
import { latencyText } from "@/components/endpoints/endpoint-words";
import { agoText } from "@/components/ui/ago-text";

it.each([
  [-3, "just now"],
  [59, "just now"],
  [60, "1 min ago"],
  [89 * 60, "89 min ago"],
  [3 * 3600, "3 h ago"],
  [47 * 3600, "47 h ago"],
  [49 * 3600, "2 days ago"],
])("%d seconds are %s", (seconds, text) => {
  expect(agoText(seconds)).toBe(text);
});

it.each([
  [0.0181, "19 ms"],
  [0.9, "900 ms"],
  [1.44, "1.4 s"],
  [12, "12 s"],
])("a latency of %d s reads %s", (seconds, text) => {
  expect(latencyText(seconds)).toBe(text);
});
