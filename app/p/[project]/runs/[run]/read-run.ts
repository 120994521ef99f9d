import { cache } from "react";
import { getCaller } from "@/server/api/caller";
import { orNotFound } from "@/server/api/or-not-found";

/** The run of an address and its project, once a request; the not-found page for strangers and for runs that don't exist. */
export const readRun = cache(async (slug: string, runId: string) => {
  const caller = await getCaller();
  const answers = Promise.all([caller.projects.get({ project: slug }), caller.runs.get({ project: slug, run: runId })]);
  const [project, run] = await orNotFound(answers, `/p/${slug}/runs/${runId}`);
  return { project, run };
});
