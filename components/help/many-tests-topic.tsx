import { formatPValue } from "@/core/reports/format-number";
import { adjustBenjaminiHochberg } from "@/core/stats/benjamini-hochberg";
import { adjustHolm } from "@/core/stats/holm";
import { exactMcNemar } from "@/core/stats/mcnemar";
import { WorkedTable } from "./worked-table";

const P_VALUES = [0.004, 0.011, 0.03, 0.045, 0.4] as const;

/** Sign test, Holm, Benjamini–Hochberg. */
export function ManyTestsTopic() {
  const holm = adjustHolm(P_VALUES);
  const bh = adjustBenjaminiHochberg(P_VALUES);
  return (
    <>
      <p>
        The <strong>sign test</strong> only counts tasks: on how many A is better, on how many worse; ties are left out. With 9 better and 1
        worse, p = {formatPValue(exactMcNemar(9, 1))}; with 5 and 1, p = {formatPValue(exactMcNemar(5, 1))}. It ignores how large the
        differences are.
      </p>
      <p>
        Look at many budgets, and some p is small by chance. <strong>Holm</strong> keeps the chance of even one false finding below 5 %.{" "}
        <strong>Benjamini–Hochberg</strong> keeps the expected share of false ones among the findings below 5 %: it finds more and promises
        less.
      </p>
      <WorkedTable
        caption="Five cells of a grid"
        head={["p", "Holm", "Benjamini–Hochberg"]}
        rows={P_VALUES.map((p, i) => [formatPValue(p), formatPValue(holm[i]), formatPValue(bh[i])])}
      />
      <p>
        The adjusted p beside the band knows how alike neighbouring budgets are, so it is usually smaller than Holm's. Choose one of the
        three before you look; the sentence over a chart follows the band.
      </p>
    </>
  );
}
