"use client";

import { KeyRow } from "@/components/keyboard/key-row";
import { BudgetRibbonBar } from "./budget-ribbon";
import { EpisodeActions } from "./episode-actions";
import { episodeHref } from "./episode-address";
import { EpisodeFacts } from "./episode-facts";
import { EpisodeHead } from "./episode-head";
import type { EpisodeHeader, TurnsPage } from "./episode-header";
import { EPISODE_KEYS } from "./episode-keys";
import { budgetRibbon } from "./ribbon";
import { Transcript } from "./transcript";
import { TurnList } from "./turn-list";
import { TurnStepper } from "./turn-stepper";
import { useEpisodeNavigation } from "./use-episode-navigation";
import { useTurnWindow } from "./use-turn-window";

interface EpisodeViewProps {
  episode: EpisodeHeader;
  firstPage: TurnsPage;
}

/** An episode: facts, turn budget, turns. The chosen turn and rendered or raw stand in the address. */
export function EpisodeView({ episode, firstPage }: EpisodeViewProps) {
  const loading = useTurnWindow(episode.id, firstPage);
  const { current, raw, select, copyLink, toggleRaw } = useEpisodeNavigation(episode, loading.loadAt);
  const { turns, limit, successTurn, stopReason } = episode;
  const turnsUsed = episode.turnsUsed ?? turns.length;
  const wholeHref = `/api/export/episodes/${episode.id}.json`;
  const choice = {
    current,
    hrefOf: (turn: number) => episodeHref(episode.id, { turn, raw }),
    onSelect: (turn: number) => void select(turn),
  };
  return (
    <>
      <EpisodeHead
        episode={episode}
        actions={<EpisodeActions episode={episode} current={current} raw={raw} onCopy={() => void copyLink()} onRaw={toggleRaw} />}
      />
      <BudgetRibbonBar
        ribbon={budgetRibbon({ limit, turnsUsed, successTurn }, turns)}
        method={episode.checkpointRef.method}
        announced={episode.visibility === "announced"}
        {...choice}
      />
      <div className="traj">
        <TurnList turns={turns} turnsUsed={turnsUsed} successTurn={successTurn} stopReason={stopReason} {...choice} />
        <div className="min-w-0">
          <Transcript episode={episode} loading={loading} current={current} raw={raw} wholeHref={wholeHref} />
          <KeyRow help={EPISODE_KEYS} />
        </div>
        <EpisodeFacts episode={episode} wholeHref={wholeHref} />
      </div>
      <TurnStepper turns={turns} current={current} onSelect={choice.onSelect} />
    </>
  );
}
