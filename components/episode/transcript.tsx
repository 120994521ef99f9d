import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import { formatCount } from "@/core/reports/format-number";
import type { EpisodeHeader, TurnView } from "./episode-header";
import { FirstRequestFold } from "./first-request-fold";
import { PromptFold } from "./prompt-fold";
import { TurnArticle } from "./turn-article";
import { windowEnd } from "./turn-window";
import type { TurnLoading } from "./use-turn-window";

interface TranscriptProps {
  episode: EpisodeHeader;
  loading: TurnLoading;
  current: number | null;
  raw: boolean;
  wholeHref: string;
}

/** What was told at the turn before the one at `position`; undefined where no turn was told anything. */
function toldBefore({ turns, toldBudget }: EpisodeHeader, loaded: readonly TurnView[], position: number): string | null | undefined {
  if (toldBudget.from === null) return undefined;
  const before = loaded.find((view) => view.position === position - 1);
  return (before === undefined ? turns[position - 1]?.told : before.turn.told) ?? null;
}

/** The prompt, the first request and the loaded turns; more of them on demand, so that an episode of a thousand turns opens at once. */
export function Transcript({ episode, loading, current, raw, wholeHref }: TranscriptProps) {
  const { window, busy } = loading;
  const later = window.total - windowEnd(window);
  return (
    <>
      <PromptFold prompt={episode.prompt} cut={episode.promptCut} wholeHref={wholeHref} />
      {episode.hasFirstRequest && <FirstRequestFold episode={episode.id} />}
      {window.total === 0 && (
        <p className="ink2">
          {episode.turnsUsed === 0 ? "It ended before its first turn." : "No turn of this episode is kept: only its outcome is known."}
        </p>
      )}
      {window.from > 0 && (
        <Button small busy={busy} onClick={() => void loading.loadEarlier()} className="mb-4">
          Load {countOf(window.from, "earlier turn")}
        </Button>
      )}
      {window.turns.map((view) => (
        <TurnArticle
          key={view.position}
          episode={episode.id}
          view={view}
          isCurrent={view.turn.index === current}
          isSuccess={view.turn.index === episode.successTurn}
          previousTold={toldBefore(episode, window.turns, view.position)}
          raw={raw}
          wholeHref={wholeHref}
        />
      ))}
      {later > 0 && (
        <Button small busy={busy} onClick={() => void loading.loadLater()}>
          Load the next turns ({formatCount(later)} to come)
        </Button>
      )}
    </>
  );
}
