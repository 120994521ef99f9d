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
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && isTyping(event.target)) return;
      if (event.key === "g") {
        pressedAt.current = event.timeStamp;
        return;
      }
      const target = event.timeStamp - pressedAt.current < SECOND_KEY_WITHIN_MS ? targets[event.key] : undefined;
      pressedAt.current = Number.NEGATIVE_INFINITY;
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
