"use client";

import { useSyncExternalStore } from "react";
import { agoText } from "./ago-text";
import { formatInstant } from "./format-instant";

const TICK_MS = 20_000;

/** How long ago an instant was, kept up; the full instant is in the title. Until the page is alive it is the instant itself, in UTC. */
export function TimeAgo({ value }: { value: Date }) {
  const nowMs = useSyncExternalStore(onTick, lastTick, () => null);
  return (
    <time dateTime={value.toISOString()} title={value.toISOString()} className="nowrap">
      {nowMs === null ? formatInstant(value, { timeZone: "UTC" }) : agoText((nowMs - value.getTime()) / 1000)}
    </time>
  );
}

function onTick(changed: () => void): () => void {
  const timer = setInterval(changed, TICK_MS);
  return () => clearInterval(timer);
}

function lastTick(): number {
  return Math.floor(Date.now() / TICK_MS) * TICK_MS;
}
