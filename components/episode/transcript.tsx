import { Button } from "@/components/ui/button";
import { formatCount } from "@/core/reports/format-number";
import type { EpisodeHeader } from "./episode-header";
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

/** The prompt and the loaded turns; more of them on demand, so that an episode of a thousand turns opens at once. */
export function Transcript({ episode, loading, current, raw, wholeHref }: TranscriptProps) {
  const { window, busy } = loading;
  const later = window.total - windowEnd(window);
  return (
    <>
      <PromptFold prompt={episode.prompt} cut={episode.promptCut} wholeHref={wholeHref} />
      {window.total === 0 && <p className="ink2">The source keeps no turns of this episode: only its outcome is known.</p>}
      {window.from > 0 && (
        <Button small busy={busy} onClick={() => void loading.loadEarlier()} className="mb-4">
          Load {formatCount(window.from)} earlier turns
        </Button>
      )}
      {window.turns.map((view) => (
        <TurnArticle
          key={view.position}
          turn={view.turn}
          isCurrent={view.turn.index === current}
          isSuccess={view.turn.index === episode.successTurn}
          raw={raw}
          wholeHref={view.cut ? wholeHref : null}
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
