import { AppError, invalidInput } from "@/core/app-error";
import type { JobPayloadOf } from "@/server/queue/job-payload";
import type { JobContext } from "@/server/queue/work";
import { readImport } from "./read-import";
import { describeFirstProblem } from "./run-import-check";
import { type ImportWork, runImportJob } from "./run-import-job";
import { RunWriter } from "./store/run-writer";

/** The job that stores a checked import as a run: everything in one transaction, or nothing. */
export async function runImportStore({ importId }: JobPayloadOf<"import-store">, context: JobContext): Promise<void> {
  await runImportJob(importId, { from: ["storing"], during: "storing" }, context, async (work) => {
    const { client } = work;
    await client.query("begin");
    try {
      // One import of a project at a time: two that hold the same episodes must not both find them new.
      await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`store ${work.lease.projectId}`]);
      await store(work);
      await client.query("commit");
    } catch (error) {
      await client.query("rollback").catch(() => undefined);
      throw error;
    }
  });
}

async function store(work: ImportWork): Promise<void> {
  const { lease, options, client } = work;
  const writer = new RunWriter(client, lease);
  await writer.begin();
  const read = await readImport({ ...work, onProgress: work.progress.set, onFresh: (episodes) => writer.write(episodes) });
  const problem = describeFirstProblem(read.findings);
  if (problem !== undefined && !options.skipBadLines) throw invalidInput(problem);
  await work.progress.stop();
  const runId = read.findings.fresh === 0 ? null : await writer.finish(read, options);
  if (runId === null) await writer.abandon();
  const { rowCount } = await client.query(
    `update "Import" set status = 'stored', "runId" = $2, progress = $3, problem = null, "updatedAt" = now() at time zone 'utc'
     where id = $1 and status = 'storing'`,
    [lease.importId, runId, read.findings.fresh],
  );
  if (rowCount === 0) throw new AppError("conflict", "The import was cancelled.");
  await client.query(`delete from "ImportChunk" where "fileId" in (select id from "ImportFile" where "importId" = $1)`, [lease.importId]);
}
