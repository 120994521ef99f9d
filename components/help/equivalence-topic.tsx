import { formatPointsInterval } from "@/core/reports/format-number";
import { normalCriticalValue } from "@/core/stats/critical-value";
import { WorkedTable } from "./worked-table";

const MARGIN = 0.05;
const DELTA = 0.01;

/** Two one-sided tests. */
export function EquivalenceTopic() {
  const rows = [0.01, 0.02, 0.03].map((se) => {
    const half = normalCriticalValue(0.9) * se;
    const [low, high] = [DELTA - half, DELTA + half];
    return [`±${(se * 100).toFixed(1)}`, formatPointsInterval(low, high), low > -MARGIN && high < MARGIN ? "equivalent" : "not shown"];
  });
  return (
    <>
      <p>
        “No clear difference” is not “equal”: few tasks never show a difference. To show that two checkpoints are alike, name the largest
        difference that would not matter, the <strong>margin</strong>, before you look. They are <em>equivalent</em> where two one-sided
        tests at 5 % both reject a larger one; that is the same as a 90 % interval that lies inside ± the margin.
      </p>
      <WorkedTable
        caption={`Δ = +${DELTA * 100} point, margin ±${MARGIN * 100} points, many tasks`}
        head={["SE", "90 % interval", "within the margin"]}
        rows={rows}
      />
      <p>A difference can be clear and still within the margin: both are then said.</p>
    </>
  );
}
