import type { KeyHelp } from "@/components/keyboard/key-row";

/** The shortcuts of an episode's page, as they are told on it; `stepped`: what `[` and `]` step through. */
export const episodeKeys = (stepped: string): readonly KeyHelp[] => [
  { keys: ["j", "k"], does: "turn" },
  { keys: ["J", "K"], does: "invalid or error" },
  { keys: ["[", "]"], does: stepped },
  { keys: ["{", "}"], does: "task" },
  { keys: ["c"], does: "copy link" },
  { keys: ["r"], does: "raw" },
];
