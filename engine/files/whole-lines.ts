import { open } from "node:fs/promises";
import { invalidInput } from "@/core/app-error";
import { JsonLines } from "@/core/formats/json-lines";
import { explainFileError } from "./explain-file-error";
import { readFileBytes } from "./read-bytes";

/** A file of lines whose last one may be torn: the process that wrote it was killed, or the power went. */
export interface LineFileSize {
  readonly fileBytes: number;
  /** Up to the end of the last line that has one. */
  readonly wholeBytes: number;
}

const NEWLINE = 0x0a;
const PIECE_BYTES = 64 * 1024;

/** Sizes of a file and of its whole lines; null where there is no file. Throws `invalid_input` for what is none or can't be read. */
export async function measureLines(path: string): Promise<LineFileSize | null> {
  const file = await open(path, "r").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw explainFileError(path, error);
  });
  if (file === null) return null;
  try {
    const facts = await file.stat();
    if (!facts.isFile()) throw invalidInput(`${path}: it is no plain file; check the path.`);
    const piece = new Uint8Array(PIECE_BYTES);
    for (let end = facts.size; end > 0; end -= PIECE_BYTES) {
      const start = Math.max(0, end - PIECE_BYTES);
      const { bytesRead } = await file.read(piece, 0, end - start, start);
      const newline = piece.subarray(0, bytesRead).lastIndexOf(NEWLINE);
      if (newline !== -1) return { fileBytes: facts.size, wholeBytes: start + newline + 1 };
    }
    return { fileBytes: facts.size, wholeBytes: 0 };
  } finally {
    await file.close();
  }
}

/** The first bytes of a file, piece by piece. */
export async function* readFirstBytes(path: string, name: string, count: number): AsyncGenerator<Uint8Array> {
  let left = count;
  if (left === 0) return;
  for await (const piece of readFileBytes(path, name)) {
    yield piece.subarray(0, left);
    left -= Math.min(left, piece.length);
    if (left === 0) return;
  }
}

/** Those of the first `wholeBytes` whose line numbers are kept, as lines with their ends. */
export async function* readKeptLines(path: string, wholeBytes: number, kept: ReadonlySet<number>): AsyncGenerator<string> {
  const framing = new JsonLines();
  for await (const piece of readFirstBytes(path, path, wholeBytes)) {
    for (const record of framing.push(piece)) {
      if ("text" in record && kept.has(record.line)) yield `${record.text}\n`;
    }
  }
}
