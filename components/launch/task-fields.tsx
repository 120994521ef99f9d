import { suiteText } from "@/components/run/entry-words";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import { FormBlock } from "@/components/ui/form-block";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { countSplitTasks, type SuiteChoice } from "./launch-choices";
import type { LaunchDraft } from "./launch-draft";
import { type LaunchFieldsProps, textFieldProps } from "./launch-fields";

type TaskFieldsProps = LaunchFieldsProps & { suites: readonly SuiteChoice[] };

/** Which tasks are played: a split of a suite, and how many of it. */
export function TaskFields({ suites, ...fields }: TaskFieldsProps) {
  const { draft, change } = fields;
  const inSplit = countSplitTasks(suites, draft.suite);
  const splits = suites.flatMap(({ name, version, splits: each }) => each.map(({ name: split }) => ({ name, version, split })));
  const chooseSuite = (text: string) => {
    const suite = splits.find((split) => suiteText(split) === text);
    if (suite) change({ suite, taskIds: null, taskCount: keptCount(draft.taskCount, inSplit, countSplitTasks(suites, suite)) });
  };
  return (
    <FormBlock title="Tasks" note="The same for every checkpoint.">
      <SelectField
        label="Suite"
        value={suiteText(draft.suite)}
        onChange={(event) => chooseSuite(event.target.value)}
        options={splits.map((split) => ({
          value: suiteText(split),
          label: `${suiteText(split)} (${countOf(countSplitTasks(suites, split), "task")})`,
        }))}
      />
      <div className="cols2">
        {draft.taskIds === null ? (
          <TextField
            label="Number of tasks"
            inputMode="numeric"
            hint={draft.taskCount.trim() === String(inSplit) ? "All of the split" : `Drawn by the seed, of ${countOf(inSplit, "task")}`}
            {...textFieldProps("taskCount", fields)}
          />
        ) : (
          <NamedTasks taskIds={draft.taskIds} onDraw={() => change({ taskIds: null })} />
        )}
        {draft.taskIds === null && draft.taskCount.trim() !== String(inSplit) ? (
          <TextField
            label="Seed of the draw"
            inputMode="numeric"
            hint="The same seed draws the same tasks; a smaller draw is part of a larger one"
            {...textFieldProps("drawSeed", fields)}
          />
        ) : null}
      </div>
    </FormBlock>
  );
}

/** All of one split becomes all of the other; a number stays as far as it fits. */
function keptCount(taskCount: LaunchDraft["taskCount"], before: number, now: number): string {
  const count = Number(taskCount);
  return count === before || count > now ? String(now) : taskCount;
}

function NamedTasks({ taskIds, onDraw }: { taskIds: readonly string[]; onDraw: () => void }) {
  return (
    <div className="field">
      <span className="label">Tasks</span>
      <p className="t13">
        {countOf(taskIds.length, "task")}, named by the run: {taskIds.slice(0, 3).join(", ")}
        {taskIds.length > 3 ? " …" : ""}
      </p>
      <Button small className="mt-1" onClick={onDraw}>
        Draw them instead
      </Button>
    </div>
  );
}
