import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import type { EpisodeHeader } from "./episode-header";
import type { EpisodeSteps } from "./episode-steps";

interface StepLinkProps {
  to: string | null;
  label: string;
  hrefOf: (episode: string) => string;
  children: string;
}

function StepLink({ to, label, hrefOf, children }: StepLinkProps) {
  if (to === null) {
    return (
      <button type="button" className="btn" disabled aria-label={`No ${label}`}>
        {children}
      </button>
    );
  }
  return (
    <ButtonLink href={hrefOf(to)} aria-label={label} title={label}>
      {children}
    </ButtonLink>
  );
}

interface EpisodeActionsProps {
  neighbours: EpisodeHeader["neighbours"];
  steps: EpisodeSteps;
  current: number | null;
  raw: boolean;
  /** The address of another episode, within the same list. */
  hrefOf: (episode: string) => string;
  onCopy: () => void;
  onRaw: () => void;
}

/** Neighbouring episodes, the link to the chosen turn, rendered or raw. */
export function EpisodeActions({ neighbours, steps, current, raw, hrefOf, onCopy, onRaw }: EpisodeActionsProps) {
  const { previousTask, nextTask } = neighbours;
  const { previous, next, noun, place } = steps;
  return (
    <>
      <fieldset className="flex items-center gap-1" aria-label="Neighbouring episodes">
        <StepLink to={previousTask} label="previous task" hrefOf={hrefOf}>
          «
        </StepLink>
        <StepLink to={previous} label={`previous ${noun}`} hrefOf={hrefOf}>
          ‹
        </StepLink>
        {place !== null && <span className="t13 ink2 nowrap px-1">{place}</span>}
        <StepLink to={next} label={`next ${noun}`} hrefOf={hrefOf}>
          ›
        </StepLink>
        <StepLink to={nextTask} label="next task" hrefOf={hrefOf}>
          »
        </StepLink>
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
