import { notFound } from "next/navigation";
import { cache } from "react";
import { readForPage } from "@/app/read-for-page";
import { getCaller } from "@/server/api/caller";

/** The episode of an address, once a request; null while nobody is signed in; the not-found page for strangers. */
export const readEpisode = cache(async (episode: string) => {
  if (!/^\d{1,19}$/.test(episode)) notFound();
  const caller = await getCaller();
  return readForPage(caller.episodes.get({ episode }));
});
