import { invalidInput } from "@/core/app-error";
import { showPlace } from "@/core/trajectory/ledger";
import type { JobPayloadOf } from "@/server/queue/job-payload";
import type { JobContext } from "@/server/queue/work";
import { moveImport } from "./find-import";
import type { ImportFindings } from "./import-detail";
import { readImport } from "./read-import";
import { runImportJob } from "./run-import-job";
import { toStorableJson } from "./storable-json";

/** The job that reads an import's files and says what is in them; nothing is stored. */
export async function runImportCheck({ importId }: JobPayloadOf<"import-check">, context: JobContext): Promise<void> {
  await runImportJob(importId, { from: ["queued", "checking"], during: "checking" }, context, async (work) => {
    const { findings } = await readImport({ ...work, onProgress: work.progress.set, onFresh: async () => undefined });
    await work.progress.stop();
    const problem = describeFirstProblem(findings);
    if (findings.fresh + findings.alreadyStored === 0) throw invalidInput(problem ?? "The files have no episodes.");
    const report = toStorableJson(findings) as object;
    const progress = findings.fresh + findings.alreadyStored;
    await moveImport(importId, ["checking"], "checked", { report, progress, problem: problem ?? null });
  });
}

/** The sentence of the first bad line, as the command line shows it. */
export function describeFirstProblem({ report }: ImportFindings): string | undefined {
  const [first] = report.rejected;
  return first && `${showPlace(first)}: ${first.reason}.`;
}
