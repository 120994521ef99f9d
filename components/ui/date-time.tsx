"use client";

import { formatInstant } from "./format-instant";
import { useAlive } from "./use-alive";

/** An instant in the reader's own time zone; until the page is alive, in UTC and marked so. The full instant is in the title. */
export function DateTime({ value, dateOnly = false }: { value: Date | string; dateOnly?: boolean }) {
  const alive = useAlive();
  const instant = typeof value === "string" ? new Date(value) : value;
  const timeZone = alive ? undefined : "UTC";
  return (
    <time dateTime={instant.toISOString()} title={instant.toISOString()} className="nowrap">
      {formatInstant(instant, { dateOnly, timeZone })}
    </time>
  );
}
