"use client";

import { useEffectEvent, useLayoutEffect } from "react";
import { isTyping } from "./is-typing";
import { useSingleKeys } from "./single-keys";

export type Shortcuts = Readonly<Record<string, () => void>>;

/**
 * Runs the shortcut of the pressed key wherever the focus is, except in fields, with a modifier held, under an open dialog, or when the
 * person has switched single-letter keys off.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const on = useSingleKeys();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLElement && isTyping(event.target)) return;
    if (document.querySelector('[role="dialog"][data-state="open"], dialog[open]') !== null) return;
    const run = shortcuts[event.key];
    if (run === undefined) return;
    event.preventDefault();
    run();
  });
  // With the page itself, not after its paint: a key that is pressed on what one sees has to find its listener.
  useLayoutEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [on]);
}
