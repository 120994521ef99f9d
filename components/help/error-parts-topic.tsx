import { formatPercent } from "@/core/reports/format-number";
import { decomposeError } from "@/core/stats/decompose-error";
import { Formula } from "./formula";
import { WorkedTable } from "./worked-table";

const TASKS = 100;
const SE = 0.034;
/** Mean p(1 − p) of a task. */
const NOISE = 0.15;

/** The two parts of a standard error. */
export function ErrorPartsTopic() {
  const rows = [2, 4, 8, 32].map((n) => {
    const parts = decomposeError(
      SE,
      Array.from({ length: TASKS }, () => NOISE / n),
    );
    return [`n = ${n}`, formatPercent(SE), formatPercent(parts?.tasks), formatPercent(parts?.rerun)];
  });
  return (
    <>
      <p>
        The standard error of a mean over tasks has two parts. <strong>On a re-run</strong>: what would change if the same tasks were played
        again. <strong>With other tasks</strong>: what would change if the tasks had been others of their kind. Their squares add up.
      </p>
      <Formula>SE² = re-run² + tasks², re-run² = Σ v̂ᵢ / m²</Formula>
      <WorkedTable
        caption={`${TASKS} tasks, p(1 − p) = ${NOISE} on average, in points`}
        head={["episodes", "SE", "other tasks", "re-run"]}
        rows={rows}
      />
      <p>
        Where the re-run part is large, more episodes help. Where the other part is, only more tasks do. Both need n ≥ 2K episodes of every
        task; a negative square counts as 0.
      </p>
    </>
  );
}
