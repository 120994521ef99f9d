import {
  createLoader,
  createParser,
  createSerializer,
  parseAsArrayOf,
  parseAsFloat,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { readDeployment, writeDeployment } from "@/core/reports/deployment-weights";
import { ErrorConvention, ReportMode } from "@/core/reports/report-options";

/** One (K, T) of one entry: what the drawer shows. */
export interface CellAddress {
  readonly entry: string;
  readonly k: number;
  readonly t: number;
}

function positiveInteger(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Budgets or sample counts, "1,2,4": integers from 1, ascending, each once. Anything else is as if nothing was said. */
export const parseAsGrid = createParser<number[]>({
  parse(text) {
    const numbers = text.split(",").map((part) => positiveInteger(part.trim()));
    const valid = numbers.filter((number) => number !== null);
    if (valid.length === 0 || valid.length !== numbers.length) return null;
    return [...new Set(valid)].sort((one, other) => one - other);
  },
  serialize: (numbers) => numbers.join(","),
  eq: (one, other) => one.join() === other.join(),
});

/** "entry:k:t" */
export const parseAsCell = createParser<CellAddress>({
  parse(text) {
    const [entry, kText, tText] = text.split(":");
    const k = positiveInteger(kText);
    const t = positiveInteger(tText);
    return entry && k !== null && t !== null ? { entry, k, t } : null;
  },
  serialize: (cell) => `${cell.entry}:${cell.k}:${cell.t}`,
  eq: (one, other) => one.entry === other.entry && one.k === other.k && one.t === other.t,
});

/** A confidence level strictly between ½ and 1. */
export const parseAsLevel = createParser<number>({
  parse(text) {
    const level = parseAsFloat.parse(text);
    return level !== null && level > 0.5 && level < 1 ? level : null;
  },
  serialize: String,
});

const POINTS = 100;

/** The difference under which two rates count as equivalent: points in the address, above 0 and below 100; a share in the report. */
export const parseAsMargin = createParser<number>({
  parse(text) {
    const points = /^\d*\.?\d+$/.test(text) ? Number(text) : null;
    return points !== null && points > 0 && points < POINTS ? points / POINTS : null;
  },
  serialize: (margin) => String(Number((margin * POINTS).toFixed(6))),
});

/** Weights of a deployment, "2:1,4:2". */
export const parseAsDeployment = createParser<[number, number][]>({
  parse: readDeployment,
  serialize: writeDeployment,
  eq: (one, other) => writeDeployment(one) === writeDeployment(other),
});

const DEFAULT_LEVEL = 0.95;

/** The options of a report as they stand in an address, in this order. */
export const reportAddress = {
  k: parseAsGrid,
  t: parseAsGrid,
  mode: parseAsStringLiteral(ReportMode.options),
  errors: parseAsStringLiteral(ErrorConvention.options).withDefault("exclude"),
  level: parseAsLevel.withDefault(DEFAULT_LEVEL),
};

/** The grid of a run. `entry`: those shown (all without it); `pass`: the K of the budget curves; `deploy`: weights of budgets; `cell`: the open drawer. */
export const gridAddress = {
  entry: parseAsArrayOf(parseAsString),
  ...reportAddress,
  pass: parseAsInteger,
  deploy: parseAsDeployment,
  cell: parseAsCell,
};

export const loadGridAddress = createLoader(gridAddress);
export const serializeGridAddress = createSerializer(gridAddress);
export type GridAddress = Awaited<ReturnType<typeof loadGridAddress>>;

export function runHref(project: string, run: string, tab: "" | "tasks" | "episodes" | "problems" | "manifest" = ""): string {
  return `/p/${project}/runs/${run}${tab === "" ? "" : `/${tab}`}`;
}

/** The grid with the drawer of one cell open. */
export function cellHref(project: string, run: string, cell: CellAddress): string {
  return serializeGridAddress(runHref(project, run), { cell });
}
