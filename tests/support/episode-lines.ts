import type { EpisodeInput } from "@/core/trajectory/episode";

/** What a test wants to tell of an episode; the rest is made up. */
export interface EpisodeTold extends Omit<Partial<EpisodeInput>, "checkpoint"> {
  checkpoint?: string;
  success?: boolean | null;
}

/** One episode in the canonical form, two turns long. */
export function episodeOf({ checkpoint = "rl-400", success = true, ...told }: EpisodeTold = {}): EpisodeInput {
  return {
    schema: "turnwise.episode/1",
    checkpoint: { name: checkpoint, method: "rl" },
    suite: { name: "depot", version: "1", split: "test" },
    task_id: "task-1",
    sample: 0,
    budget: { unit: "assistant_turn", limit: 4, visibility: "hidden" },
    prompt: [{ role: "user", content: "Bring the box to the depot." }],
    turns: [1, 2].map((index) => ({
      index,
      messages: [
        { role: "assistant", content: `I go ${told.task_id ?? "task-1"} ${told.sample ?? 0} ${index}.` },
        { role: "user", content: "You are there." },
      ],
    })),
    outcome: { success, success_turn: success ? 2 : null, turns_used: 2, stop_reason: success ? "success" : "failure" },
    ...told,
  };
}

/** tasks × samples × limits of one checkpoint; which of them succeed is decided by a fixed rule. */
export function episodeGrid({ checkpoint = "rl-400", tasks = 6, samples = 2, limits = [2, 4] } = {}): EpisodeInput[] {
  const episodes: EpisodeInput[] = [];
  for (let task = 1; task <= tasks; task += 1) {
    for (let sample = 0; sample < samples; sample += 1) {
      for (const limit of limits) {
        const success = (task * 7 + sample * 3 + limit) % 4 < 2;
        const budget = { unit: "assistant_turn", limit, visibility: "hidden" } as const;
        episodes.push(episodeOf({ checkpoint, success, task_id: `task-${task}`, sample, budget }));
      }
    }
  }
  return episodes;
}

/** The lines of a JSONL file. */
export function linesOf(episodes: readonly EpisodeInput[]): string {
  return episodes.map((episode) => `${JSON.stringify(episode)}\n`).join("");
}
