import { readFileSync } from "node:fs";
import { Episode } from "@/core/trajectory/episode";

/** What a test changes of the sweep below; null leaves an option out. */
export type SweepChanges = Readonly<Record<string, string | null>>;

/** The arguments of a small sweep: 6 tasks of depot, two budgets, two samples: 24 episodes. */
export function sweepArguments(url: string, save: string, changes: SweepChanges = {}): string[] {
  const options: SweepChanges = {
    endpoint: url,
    model: "careful",
    environment: "depot",
    tasks: "6",
    samples: "2",
    budgets: "2,4",
    visibility: "announced",
    save,
    ...changes,
  };
  return ["eval", "budget", ...Object.entries(options).flatMap(([name, value]) => (value === null ? [] : [`--${name}`, value]))];
}

/** The episodes in a save file; fails where a line is not whole. */
export function readEpisodes(path: string): Episode[] {
  const text = readFileSync(path, "utf8");
  if (text !== "" && !text.endsWith("\n")) throw new Error(`${path} ends within a line`);
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => Episode.parse(JSON.parse(line)));
}

export function identityOf({ checkpoint, task_id, budget, sample }: Episode): string {
  return `${checkpoint.name}/${task_id}/${budget.limit}/${sample}`;
}

/** What an episode says, without what a clock says, in an order of its own: equal for equal sweeps. */
export function timelessEpisodes(path: string): unknown[] {
  return readEpisodes(path)
    .sort((a, b) => (identityOf(a) < identityOf(b) ? -1 : 1))
    .map(({ started_at: _, ended_at: __, turns, ...episode }) => ({
      ...episode,
      turns: turns?.map(({ duration_ms: ___, ...turn }) => turn),
    }));
}
