"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { isTyping } from "@/components/keyboard/is-typing";
import { useSingleKeys } from "@/components/keyboard/single-keys";

const SECOND_KEY_WITHIN_MS = 1200;

/** `g` and then a letter goes to a noun; dead in fields and when single-letter keys are off. */
export function useGoKeys(targets: Readonly<Record<string, string>>): void {
  const router = useRouter();
  const on = useSingleKeys();
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      if (!isPlainKey(event)) return;
      const second = event.timeStamp - pressedAt.current < SECOND_KEY_WITHIN_MS;
      pressedAt.current = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const target = second ? targets[event.key] : undefined;
      if (target === undefined) return;
      // Capture phase: "g c" must not also press the page's own "c".
      event.preventDefault();
      event.stopPropagation();
      router.push(target);
    };
    document.addEventListener("keydown", listen, { capture: true });
    return () => document.removeEventListener("keydown", listen, { capture: true });
  }, [on, router, targets]);
}

function isPlainKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof HTMLElement && isTyping(event.target));
}
