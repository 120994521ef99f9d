"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useTransition } from "react";

const LEAST_MS = 8_000;
/** A page that takes long to render comes less often, so that it has a sixth of the time at the most. */
const REST_FACTOR = 5;

/**
 * Renders the page anew on the server where what it shows has changed: at once for another `state`, at a pace that the server bears for
 * another `count`.
 */
export function usePageRefresh({ state, count }: { state: string; count: number }): void {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const shown = useRef({ state, count });
  const startedMs = useRef<number | null>(null);
  const nextMs = useRef(0);

  const refresh = useEffectEvent(() => {
    shown.current = { state, count };
    startedMs.current = Date.now();
    nextMs.current = Date.now() + LEAST_MS;
    startTransition(() => router.refresh());
  });

  useEffect(() => {
    if (isPending || startedMs.current === null) return;
    nextMs.current = Date.now() + Math.max(LEAST_MS, REST_FACTOR * (Date.now() - startedMs.current));
    startedMs.current = null;
  }, [isPending]);

  useEffect(() => {
    const isOther = state !== shown.current.state;
    if (!isOther && count === shown.current.count) return;
    const timer = setTimeout(() => refresh(), isOther ? 0 : Math.max(0, nextMs.current - Date.now()));
    return () => clearTimeout(timer);
  }, [state, count]);
}
