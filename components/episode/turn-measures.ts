import { formatCount } from "@/core/reports/format-number";
import type { Turn } from "@/core/trajectory/episode";

function tokenText({ tokens }: Turn): string | null {
  const { in: read, out: written } = tokens ?? {};
  const parts: string[] = [];
  if (typeof read === "number") parts.push(`${formatCount(read)} in`);
  if (typeof written === "number") parts.push(`${formatCount(written)} out`);
  return parts.length === 0 ? null : `tokens ${parts.join(", ")}`;
}

/** What was measured of a turn: "tokens 214 in, 22 out · 19 ms". */
export function measureText(turn: Turn): string {
  const duration = typeof turn.duration_ms === "number" ? `${formatCount(Math.round(turn.duration_ms))} ms` : null;
  const reward = typeof turn.reward === "number" && turn.reward !== 0 ? `reward ${turn.reward}` : null;
  return [tokenText(turn), duration, reward].filter((part) => part !== null).join(" · ");
}
