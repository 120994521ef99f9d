import { AppError, invalidInput } from "@/core/app-error";
import { getDatabase } from "@/server/database/database";
import { readServerEnv } from "@/server/env";
import type { ProjectScope } from "@/server/scope";
import { cutIntoChunks } from "./cut-into-chunks";
import { findImport, moveImport } from "./find-import";

export interface FileUpload {
  importId: string;
  path: string;
  /** Bytes that arrived earlier and that the body continues; 0 begins the file anew. */
  offset: number;
  /** Bytes of the whole file; null: it ends where the body ends. */
  size: number | null;
  body: AsyncIterable<Uint8Array>;
}

const MAX_FILES = 5000;

/**
 * Keeps one file of an import in pieces of at most 1 MiB. Sending it again replaces it; what arrived before a broken connection stays
 * and can be continued from `offset`. Returns the bytes that are there.
 */
export async function receiveFile(scope: ProjectScope<"import:write">, upload: FileUpload): Promise<{ bytes: number; complete: boolean }> {
  const { importId, offset, size, body } = upload;
  await findImport(scope, importId);
  await moveImport(importId, ["uploading", "checked", "refused", "failed"], "uploading");
  const file = await openFile(upload);
  let bytes = offset;
  let { seq } = file;
  for await (const chunk of cutIntoChunks(body)) {
    bytes += chunk.length;
    if (size !== null && bytes > size) throw invalidInput(`${upload.path}: more bytes came than the file has. Send it again.`);
    await getDatabase().$transaction([
      getDatabase().importChunk.create({ data: { fileId: file.id, seq, bytes: chunk }, select: { seq: true } }),
      getDatabase().importFile.update({ where: { id: file.id }, data: { bytes }, select: { id: true } }),
    ]);
    await refuseTooMuch(importId, file.id);
    seq += 1;
  }
  const complete = size === null || bytes === size;
  await getDatabase().importFile.update({ where: { id: file.id }, data: { complete }, select: { id: true } });
  return { bytes, complete };
}

/** The file's row and the number of its next piece: an emptied one, or where the earlier upload stopped. */
async function openFile({ importId, path, offset }: FileUpload): Promise<{ id: string; seq: number }> {
  const key = { importId_path: { importId, path } };
  const known = await getDatabase().importFile.findUnique({
    where: key,
    select: { id: true, bytes: true, _count: { select: { chunks: true } } },
  });
  if (offset > 0) {
    if (known !== null && Number(known.bytes) === offset) return { id: known.id, seq: known._count.chunks };
    throw new AppError("conflict", `${path}: ${known?.bytes ?? 0} bytes are there; continue from that offset, or from 0.`);
  }
  if (known !== null) await getDatabase().importFile.delete({ where: key, select: { id: true } });
  else if ((await getDatabase().importFile.count({ where: { importId } })) >= MAX_FILES) {
    throw new AppError("too_large", `An import takes at most ${MAX_FILES} files. Import folder by folder.`);
  }
  const { id } = await getDatabase().importFile.create({ data: { importId, path }, select: { id: true } });
  return { id, seq: 0 };
}

async function refuseTooMuch(importId: string, fileId: string): Promise<void> {
  const limitMb = readServerEnv().TURNWISE_UPLOAD_LIMIT_MB;
  const { _sum } = await getDatabase().importFile.aggregate({ where: { importId }, _sum: { bytes: true } });
  if (Number(_sum.bytes ?? 0) <= limitMb * 1_000_000) return;
  await getDatabase().importFile.delete({ where: { id: fileId }, select: { id: true } });
  throw new AppError("too_large", `An import takes at most ${limitMb} MB (TURNWISE_UPLOAD_LIMIT_MB). Import in parts.`);
}
