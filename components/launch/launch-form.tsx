"use client";

import { type FormEvent, useMemo } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { useAlive } from "@/components/ui/use-alive";
import { BudgetFields } from "./budget-fields";
import { CheckpointFields } from "./checkpoint-fields";
import { slowestSeconds } from "./endpoint-words";
import { EstimatePanel } from "./estimate-panel";
import { LaunchButton } from "./launch-button";
import { countSplitTasks, type LaunchChoices } from "./launch-choices";
import type { LaunchDraft } from "./launch-draft";
import type { LaunchSweep } from "./launch-until-known";
import { LimitFields } from "./limit-fields";
import { PowerPanel } from "./power-panel";
import { readDraft } from "./read-draft";
import { SampleFields } from "./sample-fields";
import { SamplingFields } from "./sampling-fields";
import { TaskFields } from "./task-fields";
import type { FirstTold } from "./told-sentences";
import { type FirstEstimate, useEstimate } from "./use-estimate";
import { useLaunch } from "./use-launch";
import { useLaunchDraft } from "./use-launch-draft";
import type { FirstPilot } from "./use-pilot";

interface LaunchFormProps {
  project: string;
  choices: LaunchChoices;
  start: LaunchDraft;
  /** The address of the form; what is typed is kept under it in this tab. */
  here: string;
  firstEstimate: FirstEstimate | null;
  firstTold: FirstTold | null;
  firstPilot: FirstPilot | null;
  launch: LaunchSweep;
}

/** The form of a budget sweep, with what it amounts to beside it. */
export function LaunchForm({ project, choices, start, here, firstEstimate, firstTold, firstPilot, launch }: LaunchFormProps) {
  const { draft, change, isRestored, startOver, keyOf, forget } = useLaunchDraft(`turnwise.launch ${here}`, start);
  const reading = useMemo(() => readDraft(draft, choices), [draft, choices]);
  const { estimate, error, isOld } = useEstimate(project, reading.request, firstEstimate);
  const { send, ...state } = useLaunch({ project, launch, keyOf, forget });
  // Before the page listens, a press would send the form as the browser does, and typing would be lost.
  const canEdit = useAlive() && state.phase === "idle";
  const fields = { draft, change, problems: reading.problems };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (reading.request !== null) send(reading.request);
  };
  return (
    <form className="split form" onSubmit={submit} noValidate>
      <fieldset disabled={!canEdit}>
        {isRestored ? <Restored onStartOver={startOver} /> : null}
        <CheckpointFields {...fields} project={project} checkpoints={choices.checkpoints} proposedName={reading.proposedName} />
        <TaskFields {...fields} suites={choices.suites} />
        <BudgetFields {...fields} project={project} largestBudget={reading.budgets.at(-1) ?? null} firstTold={firstTold} />
        <SampleFields {...fields} samples={reading.samples} />
        <LimitFields {...fields} slowestSeconds={slowestSeconds(reading.chosen)} />
        <SamplingFields {...fields} />
      </fieldset>
      <EstimatePanel
        project={project}
        checkpoints={choices.checkpoints}
        size={reading.size}
        estimate={estimate}
        error={error}
        isOld={isOld}
        power={
          <PowerPanel
            project={project}
            draft={draft}
            reading={reading}
            inSplit={countSplitTasks(choices.suites, draft.suite)}
            first={firstPilot}
          />
        }
      >
        <LaunchButton reading={reading} state={state} canPress={canEdit} here={here} />
      </EstimatePanel>
    </form>
  );
}

function Restored({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Banner
      className="border-b-0"
      title="As you left it."
      action={
        <Button small onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      This form was left unfinished in this tab.
    </Banner>
  );
}
