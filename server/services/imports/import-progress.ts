import { getDatabase } from "@/server/database/database";
import type { ImportLease } from "@/server/scope";

const INTERVAL_MS = 1000;

export interface ImportProgress {
  set(episodes: number): void;
  /** Writes no more after this. */
  stop(): Promise<void>;
}

/** Writes the number of episodes read to the import's row every second, which also says that the import is being worked on. */
export function startProgress({ importId }: ImportLease): ImportProgress {
  let episodes = 0;
  let writing = Promise.resolve();
  const write = async () => {
    // A missed beat does no harm; the next one follows.
    await getDatabase()
      .import.updateMany({ where: { id: importId, status: { in: ["checking", "storing"] } }, data: { progress: episodes } })
      .catch(() => undefined);
  };
  const timer = setInterval(() => {
    writing = writing.then(write);
  }, INTERVAL_MS);
  return {
    set: (count) => {
      episodes = count;
    },
    stop: async () => {
      clearInterval(timer);
      await writing;
    },
  };
}
