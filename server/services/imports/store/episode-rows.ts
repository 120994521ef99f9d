import { gzipSync } from "node:zlib";
import type { ImportedEpisode } from "@/core/formats/episode-import";
import type { CopyValue } from "@/server/database/copy-rows";
import { toColumn } from "./checkpoint-facts";

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
export function toTranscriptValues(id: string, { episode, outcome }: ImportedEpisode): CopyValue[] {
  return [id, packLine(JSON.stringify({ ...episode, sample: outcome.sample }))];
}

/** gzip with a window no larger than the text: most lines are short, and setting up the largest window costs more than packing them. */
function packLine(line: string): Uint8Array {
  const bytes = Buffer.from(line);
  const windowBits = Math.min(15, Math.max(9, Math.ceil(Math.log2(bytes.length))));
  return gzipSync(bytes, { windowBits, memLevel: Math.min(8, windowBits - 6), chunkSize: Math.min(65_536, bytes.length + 64) });
}
