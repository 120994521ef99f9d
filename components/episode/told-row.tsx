import { toldChange } from "./told-change";

interface ToldRowProps {
  /** null: nothing was told, though it was at other turns. */
  told: string | null;
  /** What was told at the turn before; null at the first. */
  previous: string | null;
}

/** What the model was told about its turns at one turn; what is other than at the turn before stands out. */
export function ToldRow({ told, previous }: ToldRowProps) {
  const change = told === null ? null : toldChange(told, previous);
  return (
    <div className="msg told">
      <span>told</span>
      <div>
        {change === null ? (
          <span className="ink3">nothing at this turn</span>
        ) : (
          <>
            {change.before}
            {change.changed !== "" && <mark className="bg-transparent font-semibold text-ink">{change.changed}</mark>}
            {change.after}
          </>
        )}
      </div>
    </div>
  );
}
