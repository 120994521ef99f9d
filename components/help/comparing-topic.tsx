import { formatPointsInterval, formatPValue } from "@/core/reports/format-number";
import { exactMcNemar } from "@/core/stats/mcnemar";
import { newcombe10Interval } from "@/core/stats/newcombe10";
import { Formula } from "./formula";
import { WorkedTable } from "./worked-table";

const LEVEL = 0.95;

/** Two published set differences of 100 tasks each (arXiv 2604.14877): tasks that only one side solves. */
const PUBLISHED = [
  { name: "RL 81, base 77 of 100", onlyA: 5, onlyB: 1, both: 76, neither: 18 },
  { name: "RL 81, SFT 73 of 100", onlyA: 9, onlyB: 1, both: 72, neither: 18 },
] as const;

/** Paired differences, the simultaneous band, p-values, and the words over a chart. */
export function ComparingTopic() {
  const rows = PUBLISHED.map(({ name, ...counts }) => {
    const { low, high } = newcombe10Interval(counts, LEVEL);
    return [
      name,
      `${counts.onlyA} : ${counts.onlyB}`,
      `+${counts.onlyA - counts.onlyB}.0`,
      formatPointsInterval(low, high),
      formatPValue(exactMcNemar(counts.onlyA, counts.onlyB)),
    ];
  });
  return (
    <>
      <p>
        Two checkpoints are compared on the same tasks. Each task gives one difference, and hard tasks are hard for both, so the spread of
        the differences is much smaller than the spread of the scores. Tasks that only one side has are listed and left out.
      </p>
      <Formula>Dᵢ = xᵢ(A) − xᵢ(B), Δ = mean of Dᵢ</Formula>
      <h3>One number, or a whole curve</h3>
      <p>
        A <strong>pointwise</strong> interval speaks about one budget. Look at ten budgets, and some pointwise interval will miss zero by
        chance. The <strong>band</strong> holds the differences at all budgets and all K at once in 95 of 100 repetitions; it is the wider,
        paler one. The sentence over a chart is derived from the band alone: where it holds zero, it says “no clear difference”. Adjusted
        p-values come from the same computation.
      </p>
      <p>
        p itself is from flipping the signs of the Dᵢ: if the two were the same policy, each sign would be a coin toss. With at most 20
        tasks that differ, all sign patterns are counted, else 9,999 seeded ones.
      </p>
      <h3>How little a few tasks can say</h3>
      <WorkedTable
        caption="Published counts, one verdict a task"
        head={["solved", "only A : only B", "Δ in points", "95 % interval", "p (McNemar, exact)"]}
        rows={rows}
      />
      <p>
        Five tasks gained and one lost looks like progress, and is no clear difference: a fair coin does as well in 22 of 100 cases. The
        counts are those of arXiv 2604.14877, set C.
      </p>
      <h3>Not different is not equal</h3>
      <p>
        “Inconclusive” means the data allow both. To claim equality, name a margin: a cell is <em>equivalent</em> when the 90 % interval of
        its difference lies inside ± the margin. And a comparison speaks about these two checkpoints: about a method only with several
        training seeds.
      </p>
    </>
  );
}
