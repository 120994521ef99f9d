import { countOf } from "@/components/ui/count-of";
import type { TurnGlance } from "./turn-glance";

interface TurnStepperProps {
  turns: readonly TurnGlance[];
  current: number | null;
  onSelect: (turn: number) => void;
}

/** Turn by turn at the thumb, on phones only. */
export function TurnStepper({ turns, current, onSelect }: TurnStepperProps) {
  const position = turns.findIndex((turn) => turn.index === current);
  const previous = position > 0 ? turns[position - 1] : undefined;
  const next = turns[position + 1];
  return (
    <div className="stepper">
      <StepButton turn={previous} onSelect={onSelect} label="Previous turn">
        {previous ? `‹ ${previous.index}` : "‹"}
      </StepButton>
      <span className="btn pointer-events-none" aria-live="polite">
        {current === null ? countOf(turns.length, "turn") : `Turn ${current} of ${turns.length}`}
      </span>
      <StepButton turn={next} onSelect={onSelect} label="Next turn">
        {next ? `${next.index} ›` : "›"}
      </StepButton>
    </div>
  );
}

interface StepButtonProps {
  turn: TurnGlance | undefined;
  label: string;
  children: string;
  onSelect: (turn: number) => void;
}

function StepButton({ turn, label, children, onSelect }: StepButtonProps) {
  return (
    <button type="button" className="btn" disabled={turn === undefined} onClick={() => turn && onSelect(turn.index)}>
      <span className="sr">{label} </span>
      {children}
    </button>
  );
}
