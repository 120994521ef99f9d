import Link from "next/link";
import { helpHref } from "@/components/help/topics";
import { isSeedNote } from "@/core/reports/training-seeds";

/** What the comparison can't say about training, quietly: it is true of nearly every comparison. */
export function SeedNotes({ warnings }: { warnings: readonly string[] }) {
  return warnings.filter(isSeedNote).map((note) => (
    <p key={note} className="t13 ink2 mt-3">
      {note}. <Link href={helpHref("training-seeds")}>Why this matters</Link>
    </p>
  ));
}
