import { createLoader, createSerializer, parseAsArrayOf, parseAsBoolean, parseAsInteger, parseAsString } from "nuqs/server";
import { parseAsMargin, reportAddress } from "@/components/run/run-address";

/**
 * A comparison as it stands in an address, in this order; defaults are left out. `a`, `b`: A minus B; `base`, `others`: each of the
 * others minus one baseline, in place of the two. `k`, `t`: the grid, as on the command line;
 * `pass`: the K that is drawn, `at`: the T whose tasks are shown; `plot`: sides of two
 * kinds are drawn on one axis all the same.
 */
export const compareAddress = {
  a: parseAsString,
  b: parseAsString,
  base: parseAsString,
  others: parseAsArrayOf(parseAsString),
  ...reportAddress,
  margin: parseAsMargin,
  pass: parseAsInteger,
  at: parseAsInteger,
  plot: parseAsBoolean.withDefault(false),
};

export const loadCompareAddress = createLoader(compareAddress);
const serialize = createSerializer(compareAddress);

export type CompareAddress = Awaited<ReturnType<typeof loadCompareAddress>>;
export type CompareChange = Partial<CompareAddress>;

/** The comparison page with the given choices. */
export function compareHref(project: string, address: CompareChange): string {
  return serialize(`/p/${project}/compare`, address);
}
