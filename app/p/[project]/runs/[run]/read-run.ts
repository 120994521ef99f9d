import { cache } from "react";
import { readForPage } from "@/app/read-for-page";
import { getCaller } from "@/server/api/caller";

/**
 * The run of an address, its project and, of a sweep, where it stands; once a request. Null while nobody is signed in; the not-found page
 * for strangers.
 */
export const readRun = cache(async (slug: string, runId: string) => {
  const caller = await getCaller();
  const answers = Promise.all([caller.projects.get({ project: slug }), caller.runs.get({ project: slug, run: runId })]);
  const read = await readForPage(answers);
  if (read === null) return null;
  const [project, run] = read;
  const progress = run.kind === "budget" ? await caller.sweeps.progress({ project: slug, run: runId }) : null;
  return { project, run, progress };
});
