import { useId } from "react";
import { FormBlock } from "@/components/ui/form-block";
import { TextField } from "@/components/ui/text-field";
import { COMMON_BUDGETS } from "./launch-draft";
import { fieldId, type LaunchFieldsProps } from "./launch-fields";
import { type FirstTold, ToldSentences } from "./told-sentences";

type BudgetFieldsProps = LaunchFieldsProps & { project: string; largestBudget: number | null; firstTold: FirstTold | null };

/** At which T the episodes are played, and whether the model is told. */
export function BudgetFields({ project, largestBudget, firstTold, draft, change, problems }: BudgetFieldsProps) {
  const toggle = (limit: number, on: boolean) =>
    change({ budgets: COMMON_BUDGETS.filter((each) => (each === limit ? on : draft.budgets.includes(each))) });
  return (
    <FormBlock title="Turn budgets" note="Each T is run afresh. Nothing is cut from longer runs.">
      <div className="grid gap-3">
        <Picks
          label="T, turns that an episode may take"
          kind="checkbox"
          options={COMMON_BUDGETS.map((limit) => ({ value: limit, label: String(limit), checked: draft.budgets.includes(limit) }))}
          onPick={toggle}
        />
        <TextField
          id={fieldId("budgets")}
          label="Other T"
          className="max-w-60"
          value={draft.otherBudgets}
          onChange={(event) => change({ otherBudgets: event.target.value })}
          inputMode="text"
          autoComplete="off"
          placeholder="5, 24"
          hint="Whole numbers, parted by commas"
          error={problems.budgets}
        />
      </div>
      <div>
        <Picks
          label="Is the budget told to the model?"
          kind="radio"
          options={[
            { value: "announced" as const, label: "Announced, every turn", checked: draft.visibility === "announced" },
            { value: "hidden" as const, label: "Hidden", checked: draft.visibility === "hidden" },
          ]}
          onPick={(visibility) => change({ visibility })}
        />
        {draft.visibility === "hidden" ? (
          <p className="hint t12 ink3 mt-2">
            No number of turns is ever told. An episode that reaches T without success ends as turn_limit.
          </p>
        ) : (
          <ToldSentences project={project} suite={draft.suite} limit={largestBudget} first={firstTold} />
        )}
      </div>
    </FormBlock>
  );
}

interface PicksProps<Value> {
  label: string;
  kind: "checkbox" | "radio";
  options: readonly { value: Value; label: string; checked: boolean }[];
  onPick: (value: Value, on: boolean) => void;
}

function Picks<Value extends string | number>({ label, kind, options, onPick }: PicksProps<Value>) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      <div className="pick">
        {options.map(({ value, label: words, checked }) => (
          <label key={value}>
            <input type={kind} name={name} checked={checked} onChange={(event) => onPick(value, event.target.checked)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
