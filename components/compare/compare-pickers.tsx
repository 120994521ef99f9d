"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { useShortcuts } from "@/components/keyboard/use-shortcuts";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { AddCheckpoint } from "./add-checkpoint";
import { chosenBaseline } from "./baseline-choice";
import { type CompareAddress, compareHref } from "./compare-address";
import type { CompareEntry } from "./compare-answer";
import { type EntryOptionGroup, entryOptions, partnerFor } from "./entry-options";

interface ComparePickersProps {
  project: string;
  entries: readonly CompareEntry[];
  address: CompareAddress;
}

/** Who is compared with whom: A minus B. */
export function ComparePickers({ project, entries, address }: ComparePickersProps) {
  const router = useRouter();
  const [busy, startTransition] = useTransition();
  const groups = entryOptions(entries);
  const { a, b } = address;
  const choice = chosenBaseline(address);
  const go = (change: Partial<CompareAddress>) => {
    startTransition(() => router.push(compareHref(project, { ...address, ...change }), { scroll: false }));
  };
  const swap = () => go({ a: b, b: a });
  useShortcuts({ s: swap });
  return (
    <div className="mt-5 flex flex-wrap items-end gap-4" aria-busy={busy}>
      <EntryPicker label="A" value={a} groups={groups} onPick={(id) => go({ a: id, b: partnerFor(entries, id, b) })} />
      <EntryPicker label="B" value={b} groups={groups} onPick={(id) => go({ b: id, a: partnerFor(entries, id, a) })} />
      <Button onClick={swap} disabled={a === null && b === null}>
        Swap <kbd>s</kbd>
      </Button>
      {choice !== null && <AddCheckpoint project={project} address={address} entries={entries} choice={choice} />}
    </div>
  );
}

interface EntryPickerProps {
  label: string;
  value: string | null;
  groups: readonly EntryOptionGroup[];
  onPick: (id: string) => void;
}

function EntryPicker({ label, value, groups, onPick }: EntryPickerProps) {
  return (
    <Field label={label} className="min-w-0 w-80 max-w-full">
      {(control) => (
        <select {...control} className="input" value={value ?? ""} onChange={(event) => onPick(event.target.value)}>
          <option value="" disabled>
            Choose a checkpoint
          </option>
          {groups.map((group) => (
            <optgroup key={group.suite} label={group.suite}>
              {group.options.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}
