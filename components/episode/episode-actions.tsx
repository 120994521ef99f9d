import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { episodeHref } from "./episode-address";
import type { EpisodeHeader } from "./episode-header";

interface NeighbourLinkProps {
  neighbour: string | null;
  label: string;
  raw: boolean;
  children: string;
}

function NeighbourLink({ neighbour, label, raw, children }: NeighbourLinkProps) {
  if (neighbour === null) {
    return (
      <button type="button" className="btn" disabled aria-label={`No ${label}`}>
        {children}
      </button>
    );
  }
  return (
    <ButtonLink href={episodeHref(neighbour, { raw })} aria-label={label} title={label}>
      {children}
    </ButtonLink>
  );
}

interface EpisodeActionsProps {
  episode: EpisodeHeader;
  current: number | null;
  raw: boolean;
  onCopy: () => void;
  onRaw: () => void;
}

/** Neighbouring episodes, the link to the chosen turn, rendered or raw. */
export function EpisodeActions({ episode, current, raw, onCopy, onRaw }: EpisodeActionsProps) {
  const { neighbours } = episode;
  return (
    <>
      <fieldset className="flex gap-1" aria-label="Neighbouring episodes">
        <NeighbourLink neighbour={neighbours.previousTask} label="previous task" raw={raw}>
          «
        </NeighbourLink>
        <NeighbourLink neighbour={neighbours.previousSample} label="previous sample" raw={raw}>
          ‹
        </NeighbourLink>
        <NeighbourLink neighbour={neighbours.nextSample} label="next sample" raw={raw}>
          ›
        </NeighbourLink>
        <NeighbourLink neighbour={neighbours.nextTask} label="next task" raw={raw}>
          »
        </NeighbourLink>
      </fieldset>
      <Button onClick={onCopy}>
        {current === null ? "Copy link" : `Copy link to turn ${current}`} <kbd>c</kbd>
      </Button>
      <div className="seg">
        <button type="button" aria-pressed={!raw} onClick={raw ? onRaw : undefined}>
          Rendered
        </button>
        <button type="button" aria-pressed={raw} onClick={raw ? undefined : onRaw}>
          Raw
        </button>
      </div>
    </>
  );
}
