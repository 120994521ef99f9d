type InstantFormat = { dateOnly?: boolean; timeZone?: string | undefined };

/** "12 Nov 2026, 14:02" in the given time zone, or in the reader's own. */
export function formatInstant(instant: Date, { dateOnly = false, timeZone }: InstantFormat = {}): string {
  const day = instant.toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone });
  if (dateOnly) return day;
  const time = instant.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });
  return `${day}, ${time}${timeZone === "UTC" ? " UTC" : ""}`;
}
