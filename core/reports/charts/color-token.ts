import type { Method } from "../../trajectory/method";

/** Names of the design's colours. A model speaks only these; a palette turns them into paint. */
export type StructureToken = "bg" | "ink" | "ink-2" | "ink-3" | "rule" | "rule-2" | "rule-3" | "contour" | "hatch";
export type LevelToken = "l0" | "l1" | "l2" | "l3" | "l4" | "l5" | "l6" | "l7" | "l8" | "l9";
export type DifferenceToken = "d-4" | "d-3" | "d-2" | "d-1" | "d0" | "d1" | "d2" | "d3" | "d4";
export type InkToken = "level-ink-low" | "level-ink-high" | "diff-ink" | "diff-ink-end";
export type OutcomeToken = "o-failure" | "o-limit" | "o-gaveup" | "o-context";
export type ColorToken = StructureToken | LevelToken | DifferenceToken | InkToken | OutcomeToken | Method;

/** Turns a token into a paint of CSS or SVG. */
export type Palette = {
  color: (token: ColorToken) => string;
  /** The first colour with `share` of it left, the rest from the second. */
  mix: (token: ColorToken, share: number, other: ColorToken) => string;
};

/** Paint that follows the page's theme. */
export const themePalette: Palette = {
  color: (token) => `var(--${token})`,
  mix: (token, share, other) => `color-mix(in srgb, var(--${token}) ${Math.round(share * 100)}%, var(--${other}))`,
};
