import { cache } from "react";
import { readForPage } from "@/app/read-for-page";
import { getCaller } from "@/server/api/caller";

/** A project and everything in it that can be compared, once a request; null while nobody is signed in. */
export const readComparable = cache(async (project: string) => {
  const caller = await getCaller();
  const read = await readForPage(Promise.all([caller.projects.get({ project }), caller.reports.entries({ project })]));
  return read === null ? null : { project: read[0], entries: read[1] };
});
