import { SelectField } from "@/components/ui/select-field";
import type { CheckpointChoice, PilotAnswer } from "./launch-choices";
import type { PowerChoice } from "./use-power-choice";

interface PowerControlsProps {
  choice: PowerChoice;
  chosen: readonly CheckpointChoice[];
  answer: PilotAnswer | null;
}

/** Which pair, which K and which pilot the panel reckons with; the sweep stays as it is. Nothing where there is nothing to choose. */
export function PowerControls({ choice, chosen, answer }: PowerControlsProps) {
  const pilots = answer?.choices ?? [];
  const hasPairs = chosen.length > 2;
  const hasKs = choice.ks.length > 1;
  if (!hasPairs && !hasKs && pilots.length < 2) return null;
  const named = (list: readonly CheckpointChoice[]) => list.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <details className="t13 mt-2">
      <summary>Another {[hasPairs ? "pair" : "", hasKs ? "K" : "", pilots.length > 1 ? "pilot" : ""].filter(Boolean).join(", ")}</summary>
      <div className="mt-2 grid gap-3">
        {hasPairs ? (
          <>
            <SelectField
              label="Checkpoint"
              value={choice.a.id}
              options={named(chosen)}
              // Choosing the other side's checkpoint turns the pair round.
              onChange={({ target: { value } }) => choice.change({ a: value, b: value === choice.b.id ? choice.a.id : choice.b.id })}
            />
            <SelectField
              label="Against"
              value={choice.b.id}
              options={named(chosen.filter(({ id }) => id !== choice.a.id))}
              onChange={({ target: { value } }) => choice.change({ a: choice.a.id, b: value })}
            />
          </>
        ) : null}
        {hasKs ? (
          <SelectField
            label="K"
            value={String(choice.k)}
            options={choice.ks.map((k) => ({ value: String(k), label: `Pass@${k}` }))}
            onChange={({ target: { value } }) => choice.change({ k: Number(value) })}
          />
        ) : null}
        {pilots.length > 1 ? (
          <SelectField
            label="Pilot"
            value={answer?.chosen?.id ?? ""}
            options={pilots.map(({ id, run, split, visibility }) => ({ value: id, label: `${run.name}, ${split}, ${visibility}` }))}
            onChange={({ target: { value } }) => choice.change({ pilot: value })}
          />
        ) : null}
      </div>
    </details>
  );
}
