"use client";

import { useRouter } from "next/navigation";
import { useQueryStates } from "nuqs";
import { useEffect } from "react";
import { toast } from "sonner";
import type { EpisodesChoice } from "@/components/episodes-list/episodes-address";
import { useShortcuts } from "@/components/keyboard/use-shortcuts";
import { episodeAddress, episodeHref } from "./episode-address";
import type { EpisodeHeader } from "./episode-header";
import type { EpisodeSteps } from "./episode-steps";
import { isFaulty, type TurnGlance, turnBeside } from "./turn-glance";

export interface EpisodeNavigation {
  readonly current: number | null;
  readonly raw: boolean;
  /** The list that the episode was opened from; null: none. */
  readonly list: EpisodesChoice | null;
  /** The address of another episode, within the same list. */
  readonly hrefOf: (episode: string) => string;
  readonly select: (turn: number) => Promise<void>;
  readonly copyLink: () => Promise<void>;
  readonly toggleRaw: () => void;
}

async function copyAddress(path: string): Promise<void> {
  const link = new URL(path, window.location.origin).href;
  try {
    await navigator.clipboard.writeText(link);
    toast("Link copied.");
  } catch {
    window.prompt("Copy this link:", link);
  }
}

/** Moving through an episode and to its neighbours, by keys and by the address. `loadAt` brings the turn at a position. */
export function useEpisodeNavigation(
  episode: EpisodeHeader,
  steps: EpisodeSteps,
  loadAt: (position: number) => Promise<void>,
): EpisodeNavigation {
  const router = useRouter();
  const [{ turn: current, raw, in: list }, setAddress] = useQueryStates(episodeAddress, { history: "replace" });
  const { turns, neighbours } = episode;
  const hrefOf = (other: string) => episodeHref(other, { raw, list });

  const select = async (turn: number) => {
    const position = turns.findIndex((glance) => glance.index === turn);
    if (position < 0) return;
    await loadAt(position);
    await setAddress({ turn });
  };
  const step = (by: 1 | -1, fits?: (turn: TurnGlance) => boolean) => {
    const next = turnBeside(turns, current, by, fits);
    if (next) void select(next.index);
  };
  const visit = (neighbour: string | null, what: string) => {
    if (neighbour === null) toast(`There is no ${what}.`);
    else router.push(hrefOf(neighbour));
  };
  const copyLink = () => copyAddress(episodeHref(episode.id, { turn: current }));
  const toggleRaw = () => void setAddress({ raw: !raw });

  useShortcuts(
    Object.fromEntries([
      ["j", () => step(1)],
      ["k", () => step(-1)],
      ["J", () => step(1, isFaulty)],
      ["K", () => step(-1, isFaulty)],
      ["[", () => visit(steps.previous, `earlier ${steps.noun}`)],
      ["]", () => visit(steps.next, `later ${steps.noun}`)],
      ["{", () => visit(neighbours.previousTask, "earlier task")],
      ["}", () => visit(neighbours.nextTask, "later task")],
      ["c", () => void copyLink()],
      ["r", toggleRaw],
    ]),
  );

  useEffect(() => {
    if (current !== null) document.getElementById(`turn-${current}`)?.scrollIntoView({ block: "start" });
  }, [current]);

  return { current, raw, list, hrefOf, select, copyLink, toggleRaw };
}
