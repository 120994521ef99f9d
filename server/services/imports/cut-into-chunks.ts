const CHUNK_BYTES = 1024 * 1024;

/** The same bytes in pieces of 1 MiB, the last one shorter. */
export async function* cutIntoChunks(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let chunk = new Uint8Array(CHUNK_BYTES);
  let filled = 0;
  for await (const bytes of body) {
    for (let offset = 0; offset < bytes.length; ) {
      const part = bytes.subarray(offset, offset + CHUNK_BYTES - filled);
      chunk.set(part, filled);
      filled += part.length;
      offset += part.length;
      if (filled < CHUNK_BYTES) continue;
      yield chunk;
      chunk = new Uint8Array(CHUNK_BYTES);
      filled = 0;
    }
  }
  if (filled > 0) yield chunk.slice(0, filled);
}
