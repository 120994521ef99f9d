import { cache } from "react";
import { readForPage } from "@/app/read-for-page";
import { getCaller } from "@/server/api/caller";

/** The run of an address and its project, once a request; null while nobody is signed in; the not-found page for strangers. */
export const readRun = cache(async (slug: string, runId: string) => {
  const caller = await getCaller();
  const answers = Promise.all([caller.projects.get({ project: slug }), caller.runs.get({ project: slug, run: runId })]);
  const read = await readForPage(answers);
  return read === null ? null : { project: read[0], run: read[1] };
});
