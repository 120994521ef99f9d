import { hashText } from "./content-hash";
import { entryKeyText } from "./entry";
import type { Episode } from "./episode";
import type { Outcome } from "./outcome";

/** The episode as one canonical JSON line without its line end: numbered, with an id that stays the same however often it is written. */
export function episodeLine(episode: Episode, outcome: Outcome): string {
  const { schema, episode_id, checkpoint, suite, task_id, sample: _, ...rest } = episode;
  const id = episode_id ?? stableEpisodeId(outcome);
  return JSON.stringify({ schema, episode_id: id, checkpoint, suite, task_id, sample: outcome.sample, ...rest });
}

/** An id made of the identity alone (contracts §2.3). */
function stableEpisodeId({ entry, taskId, limit, sample }: Outcome): string {
  const identity = JSON.stringify([entryKeyText(entry), taskId, limit, sample]);
  return `ep-${hashText(identity)}${hashText(`${identity}.`)}`;
}
