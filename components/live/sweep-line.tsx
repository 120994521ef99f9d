import { formatCount } from "@/core/reports/format-number";
import { paceTexts, settledShare, settledText } from "./sweep-words";
import type { SweepProgress } from "./use-sweep-progress";

/** How far a sweep is and how fast it goes; where its checkpoints differ, each of them. The bar of denominators stands below. */
export function SweepLine({ progress }: { progress: SweepProgress }) {
  const percent = Math.floor(100 * settledShare(progress));
  return (
    <div className="mt-6 -mb-4 text-[13px] leading-5">
      <div className="flex flex-wrap justify-between gap-x-6">
        <span
          className="sr"
          role="progressbar"
          aria-label="Episodes settled"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        />
        <span>
          <b className="font-semibold">{settledText(progress)}</b> <span className="ink2">{percent} %</span>
        </span>
        <span className="ink2">{paceTexts(progress).join(" · ")}</span>
      </div>
      <EachCheckpoint progress={progress} />
    </div>
  );
}

interface CheckpointPart {
  entryId: string;
  name: string;
  settled: number;
  planned: number;
}

/** Fast checkpoints run ahead of slow ones: then a comparison of both is uneven, and this says so. */
function EachCheckpoint({ progress }: { progress: SweepProgress }) {
  const parts = checkpointParts(progress);
  if (parts.length < 2) return null;
  return (
    <ul className="ink2 flex flex-wrap gap-x-6">
      {parts.map(({ entryId, name, settled, planned }) => (
        <li key={entryId}>
          {name} {formatCount(settled)} of {formatCount(planned)}
        </li>
      ))}
    </ul>
  );
}

function checkpointParts({ cells }: SweepProgress): CheckpointPart[] {
  const parts = new Map<string, CheckpointPart>();
  for (const { entryId, checkpoint, settled, planned } of cells) {
    const part = parts.get(entryId) ?? { entryId, name: checkpoint, settled: 0, planned: 0 };
    part.settled += settled;
    part.planned += planned;
    parts.set(entryId, part);
  }
  return [...parts.values()];
}
