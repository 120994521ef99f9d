const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "just now", "3 min ago", "5 h ago", "40 days ago", from seconds that have passed. */
export function agoText(seconds: number): string {
  if (seconds < MINUTE) return "just now";
  if (seconds < 90 * MINUTE) return `${Math.floor(seconds / MINUTE)} min ago`;
  if (seconds < 2 * DAY) return `${Math.floor(seconds / HOUR)} h ago`;
  return `${Math.floor(seconds / DAY)} days ago`;
}
