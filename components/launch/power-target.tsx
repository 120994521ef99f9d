import { type KeyboardEvent, useId } from "react";
import type { PlannedDesign } from "./plan-design";
import { targetText, tooFewText, unseenText } from "./power-words";
import type { PowerChoice } from "./use-power-choice";

interface PowerTargetProps {
  worst: NonNullable<PlannedDesign["worst"]>;
  source: PlannedDesign["source"];
  choice: PowerChoice;
  tasks: number;
  inSplit: number;
}

/** What may go unseen, and how many tasks a difference that somebody types would take. */
export function PowerTarget({ worst, source, choice, tasks, inSplit }: PowerTargetProps) {
  const errorId = useId();
  const needed = worst.other.tasksForTarget;
  const problem = "message" in choice.target ? choice.target.message : null;
  // Enter in this field must not launch the sweep that it only asks about.
  const keepForm = (event: KeyboardEvent) => {
    if (event.key === "Enter") event.preventDefault();
  };
  return (
    <>
      <p className="t13 mt-2">
        <b>{unseenText(worst, source)}</b> {needed === null ? "The difference to find:" : targetText(needed, tasks)}{" "}
        <input
          className="input inline-block w-16"
          style={{ minHeight: 28, width: "4.25rem", padding: "1px 8px" }}
          inputMode="decimal"
          autoComplete="off"
          aria-label="Difference to find, in points"
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={problem === null ? undefined : errorId}
          value={choice.targetText}
          onChange={({ target: { value } }) => choice.change({ targetText: value })}
          onKeyDown={keepForm}
        />{" "}
        points. {needed === null ? null : tooFewText(needed, inSplit)}
      </p>
      {problem === null ? null : (
        <p className="t12 mt-1 text-stop" id={errorId} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
