const UNITS = ["B", "kB", "MB", "GB"] as const;

/** A size in decimal units with at most one decimal: "812 B", "14.2 MB". */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1000 ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${UNITS[power]}`;
}
