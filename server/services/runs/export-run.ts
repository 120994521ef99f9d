import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";

const unpack = promisify(gunzip);
const NEWLINE = Buffer.from("\n");
const PAGE = 100;

/** The canonical lines of a run's episodes, in the order they were stored; never more than a page of them in memory. */
export async function* exportRun({ projectId }: ProjectScope<"run:read">, runId: string): AsyncGenerator<Uint8Array> {
  for (let after = 0n; ; ) {
    const rows = await getDatabase().transcript.findMany({
      where: { episodeId: { gt: after }, episode: { entry: { run: { id: runId, projectId } } } },
      select: { episodeId: true, bytes: true },
      orderBy: { episodeId: "asc" },
      take: PAGE,
    });
    for (const { bytes } of rows) yield Buffer.concat([await unpack(bytes), NEWLINE]);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.episodeId;
  }
}
