"use client";

import { useEffect, useRef, useState } from "react";

const EVERY_MS = 30_000;

/** What a live region says: `words` at once where the `state` has changed, else every half minute at the most. Silent at first. */
export function useAnnouncement(state: string, words: string): string {
  const [said, setSaid] = useState("");
  const last = useRef<{ state: string; atMs: number } | null>(null);
  useEffect(() => {
    const nowMs = Date.now();
    const before = last.current;
    if (before !== null && before.state === state && nowMs - before.atMs < EVERY_MS) return;
    last.current = { state, atMs: nowMs };
    if (before !== null) setSaid(words);
  }, [state, words]);
  return said;
}
