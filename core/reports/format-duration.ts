import { formatCount } from "./format-number";

/** A duration that is given in seconds, rounded up: "18 ms", "46 s", "12 min", "3 h 20 min", "5 days". */
export function formatDuration(seconds: number): string {
  if (seconds > 0 && seconds < 1) return `${Math.ceil(seconds * 1000)} ms`;
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 72) return `${Math.ceil(hours / 24)} days`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** A rate: "14/s", "0.25/s", "1,200/s"; two digits below ten. */
export function formatRate(perSecond: number): string {
  return `${perSecond < 10 ? perSecond.toPrecision(2) : formatCount(Math.round(perSecond))}/s`;
}
