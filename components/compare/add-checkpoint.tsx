"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { Field } from "@/components/ui/field";
import { addableEntries, type BaselineChoice, latestOfEach, showChoice } from "./baseline-choice";
import { type CompareAddress, compareHref } from "./compare-address";
import type { CompareEntry } from "./compare-answer";
import { entryOptions } from "./entry-options";

interface AddCheckpointProps {
  project: string;
  address: CompareAddress;
  entries: readonly CompareEntry[];
  choice: BaselineChoice;
}

/** One more checkpoint against the same baseline, or all there are. Nothing where no other was measured alike. */
export function AddCheckpoint({ project, address, entries, choice }: AddCheckpointProps) {
  const router = useRouter();
  const [busy, startTransition] = useTransition();
  const addable = addableEntries(entries, choice);
  const rest = latestOfEach(addable);
  if (addable.length === 0) return null;
  const withMore = (ids: readonly string[]) => {
    return compareHref(project, { ...address, ...showChoice({ ...choice, others: [...choice.others, ...ids] }) });
  };
  return (
    <>
      <Field label="Add a checkpoint" className="min-w-0 w-64 max-w-full">
        {(control) => (
          <select
            {...control}
            className="input"
            value=""
            disabled={busy}
            onChange={(event) => startTransition(() => router.push(withMore([event.target.value]), { scroll: false }))}
          >
            <option value="" disabled>
              against the same baseline
            </option>
            {entryOptions(addable).flatMap(({ options }) =>
              options.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              )),
            )}
          </select>
        )}
      </Field>
      {rest.length > 1 && (
        <ButtonLink href={withMore(rest.map(({ id }) => id))} scroll={false}>
          Add all {rest.length}
        </ButtonLink>
      )}
    </>
  );
}
