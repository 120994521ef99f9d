import type { Prisma } from "@/server/database/client/client";
import { getDatabase } from "@/server/database/database";
import type { PlacedEpisode } from "./episode-cursor";

/** Ids of the episodes around one, within its entry and limit; null at the ends. */
export interface EpisodeNeighbours {
  previousSample: string | null;
  nextSample: string | null;
  previousTask: string | null;
  nextTask: string | null;
}

/** Samples of the same task, and the first sample of the tasks before and after. */
export async function findNeighbours({ entryId, taskId, limit, sample }: PlacedEpisode): Promise<EpisodeNeighbours> {
  const [previousSample, nextSample, previousTask, nextTask] = await Promise.all([
    findFirst({ entryId, limit, taskId, sample: { lt: sample } }, [{ sample: "desc" }]),
    findFirst({ entryId, limit, taskId, sample: { gt: sample } }, [{ sample: "asc" }]),
    findFirst({ entryId, limit, taskId: { lt: taskId } }, [{ taskId: "desc" }, { sample: "asc" }]),
    findFirst({ entryId, limit, taskId: { gt: taskId } }, [{ taskId: "asc" }, { sample: "asc" }]),
  ]);
  return { previousSample, nextSample, previousTask, nextTask };
}

async function findFirst(where: Prisma.EpisodeWhereInput, orderBy: Prisma.EpisodeOrderByWithRelationInput[]): Promise<string | null> {
  const row = await getDatabase().episode.findFirst({ where, orderBy, select: { id: true } });
  return row === null ? null : String(row.id);
}
