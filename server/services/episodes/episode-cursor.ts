import { z } from "zod";
import { invalidInput } from "@/core/app-error";

/** An episode's place in a list: by task, limit (0 where it is unknown), sample, entry. */
export const EpisodePlace = z.tuple([z.string(), z.int().min(0), z.int().min(0), z.string()]);
export type EpisodePlace = z.infer<typeof EpisodePlace>;

export interface PlacedEpisode {
  readonly taskId: string;
  readonly limit: number | null;
  readonly sample: number;
  readonly entryId: string;
}

export function placeOf({ taskId, limit, sample, entryId }: PlacedEpisode): EpisodePlace {
  return [taskId, limit ?? 0, sample, entryId];
}

/** The place after which a page begins, as text that goes to the reader and comes back. */
export function encodeCursor(place: EpisodePlace): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

/** Throws `invalid_input` for what is no cursor. */
export function decodeCursor(cursor: string): EpisodePlace {
  const read = EpisodePlace.safeParse(parseJson(Buffer.from(cursor, "base64url").toString("utf8")));
  if (!read.success) throw invalidInput("This page of the list is not known: load the list again.");
  return read.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
