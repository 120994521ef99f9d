"use client";

import { useSyncExternalStore } from "react";
import { formatInstant } from "./format-instant";

const noSubscription = () => () => {};

/** An instant in the reader's own time zone; until the page is alive, in UTC and marked so. The full instant is in the title. */
export function DateTime({ value, dateOnly = false }: { value: Date | string; dateOnly?: boolean }) {
  const alive = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
  const instant = typeof value === "string" ? new Date(value) : value;
  const timeZone = alive ? undefined : "UTC";
  return (
    <time dateTime={instant.toISOString()} title={instant.toISOString()} className="nowrap">
      {formatInstant(instant, { dateOnly, timeZone })}
    </time>
  );
}
