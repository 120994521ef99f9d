import { formatCount } from "@/core/reports/format-number";

/** "1 run", "12 runs", "10,080 episodes"; give the plural where it is not the word with an s. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}
