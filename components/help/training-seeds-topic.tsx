import { formatRatio } from "@/core/reports/format-number";
import { studentCriticalValue } from "@/core/stats/critical-value";
import { WorkedTable } from "./worked-table";

/** Training seeds as the top cluster. */
export function TrainingSeedsTopic() {
  return (
    <>
      <p>
        One checkpoint is one draw of its method: trained again with another seed it would be another. With <strong>1 training seed</strong>{" "}
        a report speaks about this checkpoint, however many tasks and episodes it has; it says nothing sure about the method.
      </p>
      <p>
        Checkpoints of one family with different training seeds are put together with the seed as the top cluster: the mean over seeds and
        tasks, its error from the spread of the seeds, Student's t with seeds − 1 degrees of freedom.
      </p>
      <WorkedTable
        caption="Half-width of a 95 % interval, in standard errors"
        head={["seeds", "half-width"]}
        rows={[2, 3, 5, 10].map((seeds) => [String(seeds), `±${formatRatio(studentCriticalValue(0.95, seeds - 1))}`])}
      />
      <p>Two seeds say almost nothing; five are a start. More tasks do not replace seeds.</p>
    </>
  );
}
