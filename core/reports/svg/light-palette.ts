import type { ColorToken, Palette } from "../charts/color-token";

/** The light values of the design's tokens: files and print are always light. A test compares them with the page's own. */
export const LIGHT_COLORS: Readonly<Record<ColorToken, string>> = {
  bg: "#FFFFFF",
  ink: "#15181D",
  "ink-2": "#4A515B",
  "ink-3": "#666D78",
  rule: "#E5E6E8",
  "rule-2": "#C7CAD0",
  "rule-3": "#868D97",
  contour: "#15181D",
  hatch: "#8A919B",
  base: "#7D838C",
  sft: "#0F7BB8",
  rl: "#C8500A",
  budgetmix: "#3B1C6B",
  other: "#0B4F4A",
  "o-failure": "#6F7681",
  "o-limit": "#A3A9B2",
  "o-gaveup": "#C9CDD3",
  "o-context": "#E4E6E9",
  l0: "#002962",
  l1: "#193B6D",
  l2: "#3C4D6E",
  l3: "#5C5F6E",
  l4: "#747272",
  l5: "#8A8577",
  l6: "#A09978",
  l7: "#BBAF71",
  l8: "#DAC561",
  l9: "#F6DD4C",
  "level-ink-low": "#FFFFFF",
  "level-ink-high": "#0C1118",
  "d-4": "#2166AC",
  "d-3": "#5C94C6",
  "d-2": "#9DC2DF",
  "d-1": "#D3E3EE",
  d0: "#F4F4F3",
  d1: "#F5DFC6",
  d2: "#E9B880",
  d3: "#D38A42",
  d4: "#B35806",
  "diff-ink": "#0C1118",
  "diff-ink-end": "#FFFFFF",
};

/** Paint for files that carry their own colours. */
export const lightPalette: Palette = {
  color: (token) => LIGHT_COLORS[token],
  mix: (token, share, other) => mixHex(LIGHT_COLORS[token], share, LIGHT_COLORS[other]),
};

function mixHex(one: string, share: number, other: string): string {
  const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(one, at) * share + channel(other, at) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
