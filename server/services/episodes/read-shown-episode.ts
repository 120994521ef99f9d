import { AppError } from "@/core/app-error";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { readTranscript } from "./read-transcript";
import { RecentValues } from "./recent-values";
import { type ShownEpisode, showEpisode } from "./shown-episode";

const KEPT_BYTES = 64 << 20;

/** Unpacking a long episode takes seconds, and its readers ask for page after page. What was stored never changes. */
const recent = new RecentValues<ShownEpisode>(KEPT_BYTES, ({ bytes }) => bytes);

/** An episode as pages show it. Throws `not_found` for what is not the project's. */
export async function readShownEpisode(scope: ProjectScope<"run:read">, episodeId: string): Promise<ShownEpisode> {
  const where = { id: BigInt(episodeId), entry: { run: { projectId: scope.projectId } } };
  const found = await getDatabase().episode.findFirst({ where, select: { id: true } });
  if (found === null) throw new AppError("not_found", "There is no such episode, or it isn't yours to see.");
  return recent.get(episodeId, async () => showEpisode(await readTranscript(scope, episodeId)));
}
