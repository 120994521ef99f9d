import type { CompareTask } from "@/core/reports/compare-report";

const TIE = 1e-12;

export interface FlippedTask extends CompareTask {
  /** Share solved by A minus share solved by B. */
  readonly gap: number;
}

/** The tasks that one side solves more often, largest gap first, then by id. */
export function flippedTasks(tasks: readonly CompareTask[]): FlippedTask[] {
  return tasks
    .filter((task) => task.a.n > 0 && task.b.n > 0)
    .map((task) => ({ ...task, gap: task.a.c / task.a.n - task.b.c / task.b.n }))
    .filter((task) => Math.abs(task.gap) > TIE)
    .sort((one, other) => Math.abs(other.gap) - Math.abs(one.gap) || (one.task_id < other.task_id ? -1 : 1));
}
