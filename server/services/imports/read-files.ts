import { createHash, type Hash } from "node:crypto";
import type { EpisodeFile } from "@/core/formats/episode-import";
import { getDatabase } from "@/server/database/database";
import type { ImportLease } from "@/server/scope";

export interface UploadedFile {
  path: string;
  bytes: number;
  /** Of the bytes read so far; of the whole file once it was read to its end. */
  sha256(): string;
  file: EpisodeFile;
}

/** The files of an import, in the order of their paths, read piece by piece from the database. */
export async function listUploadedFiles(lease: ImportLease, signal: AbortSignal): Promise<UploadedFile[]> {
  const rows = await getDatabase().importFile.findMany({
    where: { importId: lease.importId },
    select: { id: true, path: true, bytes: true },
  });
  const files = rows.sort((a, b) => (a.path < b.path ? -1 : 1));
  return files.map(({ id, path, bytes }) => {
    const hash = createHash("sha256");
    const file = { path, name: path, bytes: readChunks(id, hash, signal), optional: path.includes("/") };
    return { path, bytes: Number(bytes), sha256: () => hash.copy().digest("hex"), file };
  });
}

async function* readChunks(fileId: string, hash: Hash, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  for (let seq = 0; ; seq += 1) {
    signal.throwIfAborted();
    const chunk = await getDatabase().importChunk.findUnique({ where: { fileId_seq: { fileId, seq } }, select: { bytes: true } });
    if (chunk === null) return;
    hash.update(chunk.bytes);
    yield chunk.bytes;
  }
}
