"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button";
import { hideChecklist, useChecklistHidden } from "./checklist-hidden";
import { firstSteps } from "./first-steps";
import type { ProjectActivity, ProjectRow } from "./home";

type ChecklistProps = { projects: readonly ProjectRow[]; activity: readonly ProjectActivity[] };

/** Five steps to a first result, until they are done or put away in this browser. */
export function Checklist({ projects, activity }: ChecklistProps) {
  const hidden = useChecklistHidden();
  const steps = firstSteps(projects, activity);
  if (hidden) return null;
  return (
    <section className="max-w-160" aria-labelledby="first-steps">
      <div className="head">
        <h3 id="first-steps">Five steps to a first result</h3>
        {projects.length > 0 ? (
          <Button small tone="quiet" className="-mr-2" onClick={hideChecklist}>
            Put away
          </Button>
        ) : null}
      </div>
      <ol className="checklist">
        {steps.map((step, index) => (
          <li key={step.words}>
            {step.done ? <span aria-hidden="true">✓</span> : <span className="ink3">{index + 1}</span>}
            <span>{step.words}</span>
            {step.done ? <span className="ink3">done</span> : step.href ? <Link href={step.href}>Start</Link> : <span />}
          </li>
        ))}
      </ol>
    </section>
  );
}
