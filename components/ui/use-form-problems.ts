"use client";

import { useEffect, useRef, useState } from "react";
import type { FieldProblems } from "./field-problems";

/**
 * What is wrong with a form, as it stands beside the fields. `refuse` shows problems and brings the first field into view and under the
 * cursor; afterwards a problem leaves as soon as `find` does not find it any more, while new ones wait for the next try.
 */
export function useFormProblems(find: (form: FormData) => FieldProblems) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const first = form.current?.querySelector('[aria-invalid="true"]');
    if (first instanceof HTMLElement) first.focus();
  }, [refusals]);
  const refuse = (found: FieldProblems) => {
    setProblems(found);
    setRefusals((count) => count + 1);
  };
  const recheck = () => {
    if (form.current === null || Object.keys(problems).length === 0) return;
    const found = find(new FormData(form.current));
    const left = Object.keys(problems).flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]] as const]));
    setProblems(Object.fromEntries(left));
  };
  return { problems, refuse, accept: () => setProblems({}), formProps: { ref: form, noValidate: true, onInput: recheck } };
}
