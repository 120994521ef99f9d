import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { explainFileError } from "./explain-file-error";

/**
 * Writes the pieces of text to a file that appears whole or not at all; its folder is made where it is missing, and unmade on failure.
 * Throws `invalid_input` where the path can't be written, and whatever the pieces throw.
 */
export async function writeAtomically(path: string, pieces: Iterable<string> | AsyncIterable<string>): Promise<void> {
  const unfinished = join(dirname(path), `.${basename(path)}.${process.pid}.unfinished`);
  const madeFolder = await mkdir(dirname(path), { recursive: true }).catch((error: unknown) => {
    throw explainFileError(path, error);
  });
  try {
    await pipeline(Readable.from(pieces), createWriteStream(unfinished, { flush: true }));
    await rename(unfinished, path);
  } catch (error) {
    await rm(madeFolder ?? unfinished, { recursive: true, force: true });
    throw explainFileError(path, error);
  }
}
