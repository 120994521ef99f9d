import { Episode } from "../trajectory/episode";
import { describeIssue } from "./describe-issue";
import type { ImportOptions } from "./format";
import { isPlainEpisode } from "./plain-episode";
import { RecordFault } from "./record-fault";

/** The episode that a record is, with what the person said about the files put in. Throws a RecordFault that names the field. */
export function acceptEpisode(record: unknown, options: ImportOptions): Episode {
  const episode = isPlainEpisode(record) ? record : parseEpisode(record);
  checkTurnOrder(episode.turns);
  checkOutcome(episode);
  return withOptions(episode, options);
}

function parseEpisode(record: unknown): Episode {
  const parsed = Episode.safeParse(record);
  if (!parsed.success) throw new RecordFault(describeIssue(parsed.error, record));
  return parsed.data;
}

function withOptions(episode: Episode, { suite, checkpoint, method }: ImportOptions): Episode {
  if (suite === undefined && checkpoint === undefined && method === undefined) return episode;
  return {
    ...episode,
    suite: { ...episode.suite, name: suite ?? episode.suite.name },
    checkpoint: { ...episode.checkpoint, name: checkpoint ?? episode.checkpoint.name, method: method ?? episode.checkpoint.method },
  };
}

function checkTurnOrder(turns: Episode["turns"]): void {
  let last = 0;
  for (const { index } of turns ?? []) {
    if (index <= last) throw new RecordFault(`"turns" has index ${index} after ${last}; number the turns 1, 2, 3 in their order`);
    last = index;
  }
}

/** Contracts §2.6, and what can't be true at once. */
function checkOutcome({ outcome }: Episode): void {
  const { success, success_turn, turns_used } = outcome;
  if (success === true && success_turn === null) {
    throw new RecordFault('"outcome.success" is true but "outcome.success_turn" is null; tell the turn, or leave success_turn out');
  }
  if (success === false && success_turn) {
    throw new RecordFault(`"outcome.success" is false but "outcome.success_turn" is ${success_turn}; make it null or leave it out`);
  }
  if (success_turn && typeof turns_used === "number" && success_turn > turns_used) {
    throw new RecordFault(
      `"outcome.success_turn" is ${success_turn} but "outcome.turns_used" is ${turns_used}; success can't come after the end`,
    );
  }
}
