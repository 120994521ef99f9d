import { createReadStream } from "node:fs";
import { explainFileError } from "./explain-file-error";

const PIECE_BYTES = 1 << 20;

/** The bytes of a file, piece by piece; opened when the first is asked for. Throws `invalid_input` where it is gone by then. */
export async function* readFileBytes(path: string, name: string): AsyncGenerator<Uint8Array> {
  try {
    yield* asBytes(createReadStream(path, { highWaterMark: PIECE_BYTES }));
  } catch (error) {
    throw explainFileError(name, error);
  }
}

/** The bytes of standard input, piece by piece. */
export function readStandardInput(): AsyncGenerator<Uint8Array> {
  return asBytes(process.stdin);
}

async function* asBytes(stream: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const piece of stream) {
    if (piece instanceof Uint8Array) yield piece;
  }
}
