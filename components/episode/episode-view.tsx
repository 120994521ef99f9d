"use client";

import { KeyRow } from "@/components/keyboard/key-row";
import { BudgetRibbonBar } from "./budget-ribbon";
import { EpisodeActions } from "./episode-actions";
import { episodeHref } from "./episode-address";
import { EpisodeFacts } from "./episode-facts";
import { EpisodeHead } from "./episode-head";
import type { EpisodeHeader, PlaceInList, TurnsPage } from "./episode-header";
import { episodeKeys } from "./episode-keys";
import { EpisodeNotices } from "./episode-notices";
import { episodeSteps } from "./episode-steps";
import { budgetRibbon } from "./ribbon";
import { toldBudgetWords } from "./told-budget-words";
import { Transcript } from "./transcript";
import { TurnList } from "./turn-list";
import { TurnStepper } from "./turn-stepper";
import { useEpisodeNavigation } from "./use-episode-navigation";
import { useTurnWindow } from "./use-turn-window";

interface EpisodeViewProps {
  episode: EpisodeHeader;
  firstPage: TurnsPage;
  /** Where it stands in the list that it was opened from; null: it was opened from none. */
  inList: PlaceInList | null;
}

/** An episode: facts, turn budget, turns. The chosen turn and rendered or raw stand in the address. */
export function EpisodeView({ episode, firstPage, inList }: EpisodeViewProps) {
  const steps = episodeSteps(episode, inList);
  const loading = useTurnWindow(episode.id, firstPage);
  const { current, raw, list, hrefOf, select, copyLink, toggleRaw } = useEpisodeNavigation(episode, steps, loading.loadAt);
  const { turns, limit, successTurn, stopReason, toldBudget, visibility } = episode;
  const turnsUsed = episode.turnsUsed ?? turns.length;
  const wholeHref = `/api/export/episodes/${episode.id}.json`;
  const choice = {
    current,
    hrefOf: (turn: number) => episodeHref(episode.id, { turn, raw, list }),
    onSelect: (turn: number) => void select(turn),
  };
  return (
    <>
      <EpisodeHead
        episode={episode}
        list={list}
        actions={
          <EpisodeActions
            neighbours={episode.neighbours}
            steps={steps}
            current={current}
            raw={raw}
            hrefOf={hrefOf}
            onCopy={() => void copyLink()}
            onRaw={toggleRaw}
          />
        }
      />
      <EpisodeNotices episode={episode} />
      <BudgetRibbonBar
        ribbon={budgetRibbon({ limit, turnsUsed, successTurn }, turns)}
        method={episode.checkpointRef.method}
        audit={toldBudgetWords(toldBudget, visibility, episode.turnCount)}
        {...choice}
      />
      <div className="traj">
        <TurnList turns={turns} turnsUsed={turnsUsed} successTurn={successTurn} stopReason={stopReason} {...choice} />
        <div className="min-w-0">
          <Transcript episode={episode} loading={loading} current={current} raw={raw} wholeHref={wholeHref} />
          <KeyRow help={episodeKeys(steps.noun)} />
        </div>
        <EpisodeFacts episode={episode} wholeHref={wholeHref} />
      </div>
      <TurnStepper turns={turns} current={current} onSelect={choice.onSelect} />
    </>
  );
}
