import type { Method } from "../../trajectory/method";
import type { Palette } from "./color-token";

export type SeriesMark = "circle" | "square" | "triangle" | "diamond" | "triangle-down" | "cross" | "plus";

/** How one series looks on every page. `shade` counts the earlier series of the same method in the chart. */
export type SeriesStyle = {
  method: Method;
  shade: number;
  mark: SeriesMark;
  hollow: boolean;
  /** Dash and gap in px, null = solid. */
  dash: string | null;
  strokePx: number;
};

type Look = Pick<SeriesStyle, "mark" | "hollow" | "dash" | "strokePx">;

const LOOKS: Readonly<Record<Method, Look>> = {
  base: { mark: "circle", hollow: true, dash: "2 4", strokePx: 2 },
  sft: { mark: "square", hollow: false, dash: "6 3", strokePx: 2 },
  rl: { mark: "triangle", hollow: false, dash: null, strokePx: 2 },
  budgetmix: { mark: "diamond", hollow: false, dash: null, strokePx: 3.5 },
  other: { mark: "triangle-down", hollow: false, dash: "10 3 2 3", strokePx: 2 },
};

/** One style a series: its method's colour, mark and dash; a further series of one method gets another lightness, mark and dash. */
export function styleSeries(methods: readonly (Method | null)[]): SeriesStyle[] {
  const seen = new Map<Method, number>();
  return methods.map((given) => {
    const method = given ?? "other";
    const shade = seen.get(method) ?? 0;
    seen.set(method, shade + 1);
    return { method, shade, ...lookOfShade(LOOKS[method], shade) };
  });
}

function lookOfShade(look: Look, shade: number): Look {
  if (shade === 0) return look;
  if (shade === 1) return { ...look, hollow: !look.hollow, dash: "12 4" };
  return shade % 2 === 0 ? { ...look, mark: "cross", hollow: false, dash: "4 2" } : { ...look, mark: "plus", hollow: false, dash: "1 3" };
}

/** The colour of a series. Light methods darken towards the ink, dark ones towards the page, so that all keep 3:1 against it. */
export function seriesColor(style: SeriesStyle, palette: Palette): string {
  if (style.shade === 0) return palette.color(style.method);
  const towardsPage = style.method === "budgetmix" || style.method === "other";
  const shares = towardsPage ? [0.7, 0.85, 0.6] : [0.62, 0.8, 0.45];
  return palette.mix(style.method, shares[(style.shade - 1) % shares.length] ?? 1, towardsPage ? "bg" : "ink");
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The outline of a mark around (x, y) as SVG path data; `size` 1 is 12 px across. */
export function markPath(mark: SeriesMark, x: number, y: number, size = 1): string {
  const s = (value: number): number => round(value * size);
  const at = (dx: number, dy: number): string => `M${round(x + dx * size)} ${round(y + dy * size)}`;
  switch (mark) {
    case "circle":
      return `${at(-4.5, 0)}a${s(4.5)} ${s(4.5)} 0 1 0 ${s(9)} 0a${s(4.5)} ${s(4.5)} 0 1 0 ${s(-9)} 0z`;
    case "square":
      return `${at(-4.25, -4.25)}h${s(8.5)}v${s(8.5)}h${s(-8.5)}z`;
    case "triangle":
      return `${at(0, -6)}l${s(5.6)} ${s(9.8)}h${s(-11.2)}z`;
    case "diamond":
      return `${at(0, -6)}l${s(6)} ${s(6)}l${s(-6)} ${s(6)}l${s(-6)} ${s(-6)}z`;
    case "triangle-down":
      return `${at(0, 6)}l${s(5.6)} ${s(-9.8)}h${s(-11.2)}z`;
    case "cross":
      return `${at(-5, -3)}l${s(2)} ${s(-2)}l${s(3)} ${s(3)}l${s(3)} ${s(-3)}l${s(2)} ${s(2)}l${s(-3)} ${s(3)}l${s(3)} ${s(3)}l${s(-2)} ${s(2)}l${s(-3)} ${s(-3)}l${s(-3)} ${s(3)}l${s(-2)} ${s(-2)}l${s(3)} ${s(-3)}z`;
    case "plus":
      return `${at(-1.5, -5)}h${s(3)}v${s(3.5)}h${s(3.5)}v${s(3)}h${s(-3.5)}v${s(3.5)}h${s(-3)}v${s(-3.5)}h${s(-3.5)}v${s(-3)}h${s(3.5)}z`;
  }
}
