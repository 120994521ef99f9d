"use client";

import { useState } from "react";
import { toast } from "sonner";
import { useTRPCClient } from "@/components/trpc/trpc-context";
import { problemText } from "@/components/ui/problem-text";
import type { TurnsPage } from "./episode-header";
import { holdsPosition, joinPage, pageStart, TURNS_A_PAGE, type TurnWindow, windowEnd, windowOf } from "./turn-window";

export interface TurnLoading {
  readonly window: TurnWindow;
  readonly busy: boolean;
  readonly loadEarlier: () => Promise<void>;
  readonly loadLater: () => Promise<void>;
  /** Makes sure that the turn at `position` is loaded. */
  readonly loadAt: (position: number) => Promise<void>;
}

/** The loaded stretch of an episode's turns, beginning with the page that the server rendered. */
export function useTurnWindow(episode: string, firstPage: TurnsPage): TurnLoading {
  const client = useTRPCClient();
  const [window, setWindow] = useState(() => windowOf(firstPage));
  const [busy, setBusy] = useState(false);

  async function load(from: number, count: number): Promise<void> {
    setBusy(true);
    try {
      const page = await client.episodes.turns.query({ episode, from, count });
      setWindow((known) => joinPage(known, page));
    } catch (error) {
      toast.error(problemText(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    window,
    busy,
    loadEarlier: () => {
      const from = Math.max(0, window.from - TURNS_A_PAGE);
      return load(from, window.from - from);
    },
    loadLater: () => load(windowEnd(window), TURNS_A_PAGE),
    loadAt: (position) => (holdsPosition(window, position) ? Promise.resolve() : load(pageStart(position), TURNS_A_PAGE)),
  };
}
