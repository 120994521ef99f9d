import { countOf } from "@/components/ui/count-of";
import type { RouterOutputs } from "@/server/api/root";

/** "12 episodes", "more than 10,000 episodes". */
export function episodeCountWords({ count, more }: RouterOutputs["episodes"]["count"]): string {
  return `${more ? "more than " : ""}${countOf(count, "episode")}`;
}
