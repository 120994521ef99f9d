import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { AppError } from "@/core/app-error";
import { Episode } from "@/core/trajectory/episode";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";

const unpack = promisify(gunzip);

/** The canonical line of an episode, as it was stored: JSON in UTF-8. */
export async function readTranscriptBytes({ projectId }: ProjectScope<"run:read">, episodeId: string): Promise<Buffer> {
  const row = await getDatabase().transcript.findFirst({
    where: { episodeId: BigInt(episodeId), episode: { entry: { run: { projectId } } } },
    select: { bytes: true },
  });
  if (row === null) throw new AppError("not_found", "There is no such episode, or it isn't yours to see.");
  return unpack(row.bytes);
}

/** A whole episode with its text. */
export async function readTranscript(scope: ProjectScope<"run:read">, episodeId: string): Promise<Episode> {
  const bytes = await readTranscriptBytes(scope, episodeId);
  return Episode.parse(JSON.parse(bytes.toString("utf8")));
}
