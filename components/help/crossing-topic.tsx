import { formatPoints, formatRatio } from "@/core/reports/format-number";
import { findCrossings } from "@/core/stats/crossing";
import { Formula } from "./formula";
import { WorkedTable } from "./worked-table";

const BUDGETS = [2, 4, 8, 16] as const;
const DIFFERENCES = [-0.12, -0.03, 0.05, 0.14] as const;

/** Where the sign of an advantage changes, the set of budgets that can't tell, and what share of an advantage is left. */
export function CrossingTopic() {
  const [crossing] = findCrossings(BUDGETS, DIFFERENCES);
  const widest = DIFFERENCES.at(-1);
  return (
    <>
      <p>
        An advantage at a generous budget can shrink, vanish or turn round when turns are scarce. Between two neighbouring budgets of
        opposite sign the crossing is where the straight line through them, drawn over ln T, meets zero.
      </p>
      <WorkedTable
        caption="A difference that changes sign"
        head={["", ...BUDGETS.map((t) => `T = ${t}`)]}
        rows={[
          ["Δ in points", ...DIFFERENCES.map(formatPoints)],
          ["retention", ...DIFFERENCES.map((delta) => formatRatio(widest === undefined ? null : delta / widest))],
        ]}
      />
      <p>
        Here the sign changes at T = {formatRatio(crossing)}. One number is too sharp, so two more stand beside it: the{" "}
        <em>set of budgets where the band holds zero</em> (the crossing may be at any of them), and the <em>shares of resamples</em> of the
        tasks in which the curve crosses not at all, once, or more often. Only if nearly all cross once is “the” crossing a thing.
      </p>
      <Formula>retention ρ(T) = Δ(T) / Δ(T_max)</Formula>
      <p>
        Retention says how much of the advantage at the largest budget is left at T. It is hidden where the band at the largest budget holds
        zero: a share of nothing means nothing.
      </p>
    </>
  );
}
