import { type FileHandle, open } from "node:fs/promises";
import { explainFileError } from "./explain-file-error";

/** The longest that a line waits in the memory of the machine before it is safe from a power cut. */
const SYNC_WITHIN_MS = 1_000;

/** Lines that are added to a file one after the other. */
export interface LineAppender {
  /** Hands one line to the system, which keeps it even if this process is killed. Rejects with `invalid_input` where the disk takes no more. */
  append(line: string): Promise<void>;
  /** Puts everything on the disk. Call once, at the end. */
  close(): Promise<void>;
}

/** Opens a file, made where it is missing, for appending. Throws `invalid_input` where it can't be written. */
export async function openLineAppender(path: string): Promise<LineAppender> {
  const file = await open(path, "a").catch((error: unknown) => {
    throw explainFileError(path, error);
  });
  const sync = batchSyncs(file);
  // Each waits for the one before; after a failure none is written any more: half a line must be the last of its file.
  let last = Promise.resolve();
  return {
    append: (line) => {
      last = last.then(() => file.appendFile(`${line}\n`)).then(sync.soon, (error) => Promise.reject(explainFileError(path, error)));
      return last;
    },
    close: async () => {
      await last.catch(() => undefined);
      try {
        await sync.now();
      } finally {
        await file.close();
      }
    },
  };
}

/** One sync for all lines of the same second. What a sync throws is thrown by the next call. */
function batchSyncs(file: FileHandle): { soon(): void; now(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let syncing = Promise.resolve();
  let problem: unknown;

  const run = (): Promise<void> => {
    timer = undefined;
    syncing = syncing
      .then(() => file.datasync())
      .catch((error: unknown) => {
        problem ??= error;
      });
    return syncing;
  };
  const check = (): void => {
    if (problem !== undefined) throw problem;
  };
  return {
    soon: () => {
      check();
      timer ??= setTimeout(run, SYNC_WITHIN_MS);
    },
    now: async () => {
      clearTimeout(timer);
      await run();
      check();
    },
  };
}
