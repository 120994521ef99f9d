/** A task by its id, in a title or a sentence: a bare number says what it is. */
export function taskTitle(taskId: string): string {
  return /^\d/.test(taskId) ? `Task ${taskId}` : taskId;
}

/** "depot-017, sample 3", "Task 0, sample 0". */
export function episodeTitle({ taskId, sample }: { readonly taskId: string; readonly sample: number }): string {
  return `${taskTitle(taskId)}, sample ${sample}`;
}
