"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Field } from "@/components/ui/field";
import { MethodMark } from "@/components/ui/method-mark";
import { AddCheckpoint } from "./add-checkpoint";
import { type BaselineChoice, showChoice } from "./baseline-choice";
import { type CompareAddress, compareHref } from "./compare-address";
import type { CompareEntry } from "./compare-answer";
import { entryOptions } from "./entry-options";

interface BaselinePickersProps {
  project: string;
  address: CompareAddress;
  entries: readonly CompareEntry[];
  choice: BaselineChoice;
}

/** Which checkpoint is the baseline, and which ones are set against it; another baseline changes places with the old one. */
export function BaselinePickers(props: BaselinePickersProps) {
  const { project, address, entries, choice } = props;
  const router = useRouter();
  const [busy, startTransition] = useTransition();
  const chosen = entries.filter(({ id }) => id === choice.base || choice.others.includes(id));
  const hrefOf = (next: BaselineChoice) => compareHref(project, { ...address, ...showChoice(next) });
  const setBaseline = (id: string) => {
    const others = choice.others.map((other) => (other === id ? choice.base : other));
    startTransition(() => router.push(hrefOf({ base: id, others }), { scroll: false }));
  };
  const options = entryOptions(chosen).flatMap((group) => group.options);
  return (
    <div className="mt-5" aria-busy={busy}>
      <div className="flex flex-wrap items-end gap-4">
        <Field label="Baseline" className="min-w-0 w-64 max-w-full">
          {(control) => (
            <select
              {...control}
              className="input"
              value={choice.base}
              disabled={busy}
              onChange={(event) => setBaseline(event.target.value)}
            >
              {options.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <AddCheckpoint {...props} />
      </div>
      <ul className="mt-3 flex flex-wrap gap-2" aria-label="Compared with the baseline">
        {chosen
          .filter(({ id }) => id !== choice.base)
          .map(({ id, checkpoint }) => (
            <li key={id} className="chip">
              <MethodMark method={checkpoint.method}>{checkpoint.name}</MethodMark>
              <Link
                className="ml-2"
                href={hrefOf({ ...choice, others: choice.others.filter((other) => other !== id) })}
                scroll={false}
                aria-label={`Take out ${checkpoint.name}`}
              >
                ×
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}
