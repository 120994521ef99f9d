"use client";

import { type RefObject, useEffect, useRef } from "react";
import type { FieldProblems } from "./field-problems";

/** Brings the first field that needs a look into view and under the cursor, whenever `problems` are new. */
export function useProblemFocus(problems: FieldProblems): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    const first = form.current?.querySelector('[aria-invalid="true"]');
    if (first instanceof HTMLElement) first.focus();
  }, [problems]);
  return form;
}
