import type { EpisodeHeader, PlaceInList } from "./episode-header";

/** Where `[` and `]` lead: through the list that the episode was opened from, else through the samples of its task. */
export interface EpisodeSteps {
  readonly previous: string | null;
  readonly next: string | null;
  /** What is stepped through: "sample", "episode of the list". */
  readonly noun: string;
  /** "12 of 340"; null where nothing is counted. */
  readonly place: string | null;
}

export function episodeSteps({ neighbours }: Pick<EpisodeHeader, "neighbours">, inList: PlaceInList | null): EpisodeSteps {
  if (inList === null) return { previous: neighbours.previousSample, next: neighbours.nextSample, noun: "sample", place: null };
  return { previous: inList.previous, next: inList.next, noun: "episode of the list", place: placeText(inList) };
}

function placeText({ fits, position, total, more }: PlaceInList): string {
  const all = `${total.toLocaleString("en")}${more ? "+" : ""}`;
  if (!fits) return `not among ${all}`;
  return position === null ? `one of ${all}` : `${position.toLocaleString("en")} of ${all}`;
}
