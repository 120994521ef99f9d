import type { Verdict } from "../compare-report";

/** The verdict in words. Better and worse are sides, not colours. */
export function verdictText(verdict: Verdict, a: string, b: string): string {
  switch (verdict) {
    case "a_better":
      return `${a} ahead`;
    case "b_better":
      return `${b} ahead`;
    case "equivalent":
      return "equivalent within the margin";
    case "inconclusive":
      return "no clear difference";
  }
}
