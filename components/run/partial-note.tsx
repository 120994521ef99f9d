import { countOf } from "@/components/ui/count-of";
import { formatCount } from "@/core/reports/format-number";

interface PartialNoteProps {
  settled: number;
  planned: number;
}

/** Says that the grid below is not the whole of a sweep yet, and how much of it it is. */
export function PartialNote({ settled, planned }: PartialNoteProps) {
  if (settled >= planned) return null;
  return (
    <p className="t13 ink2 mt-6">
      <b className="font-semibold text-ink">Partial:</b> {formatCount(settled)} of {countOf(planned, "episode")}. Cells fill up evenly,
      sample by sample, tasks in random order: numbers cover the tasks that were played so far, and a cell needs K episodes of each.
    </p>
  );
}
