import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { ImportedEpisode } from "@/core/formats/episode-import";
import type { CopyValue } from "@/server/database/copy-rows";
import { toColumn } from "./checkpoint-facts";

const pack = promisify(gzip);

/** The table and columns that `toEpisodeValues` fills. */
export const EPISODE_COLUMNS = `"Episode" (id, "entryId", "taskId", "limit", sample, seed, success, score, "successTurn", "successTurnKnown",
  "turnsUsed", "stopReason", "inputTokens", "outputTokens", "costUsd", "contentHash", "transcriptHash")`;

/** The narrow row of an episode. */
export function toEpisodeValues(id: string, entryId: string, { episode, outcome }: ImportedEpisode): CopyValue[] {
  const { usage, seed } = episode;
  return [
    id,
    entryId,
    outcome.taskId,
    outcome.limit,
    outcome.sample,
    Number.isSafeInteger(seed) ? (seed ?? null) : null,
    outcome.success,
    outcome.score,
    outcome.successTurn,
    outcome.successTurnKnown,
    outcome.turnsUsed,
    outcome.stopReason,
    toColumn(usage?.input_tokens),
    toColumn(usage?.output_tokens),
    usage?.cost_usd ?? null,
    outcome.contentHash,
    outcome.transcriptHash,
  ];
}

export const TRANSCRIPT_COLUMNS = `"Transcript" ("episodeId", bytes)`;

/** The canonical line of an episode with the sample number that it got, compressed. */
export async function toTranscriptValues(id: string, { episode, outcome }: ImportedEpisode): Promise<CopyValue[]> {
  const line = JSON.stringify({ ...episode, sample: outcome.sample });
  return [id, await pack(line)];
}
