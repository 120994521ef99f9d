import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";

interface LoadMoreProps {
  shown: number;
  noun: string;
  hasMore: boolean;
  busy: boolean;
  problem: string | null;
  onLoad: () => void;
}

/** How many rows stand above, and the button for the next ones. */
export function LoadMore({ shown, noun, hasMore, busy, problem, onLoad }: LoadMoreProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <span className="t12 ink3" aria-live="polite">
        {countOf(shown, noun)} shown{hasMore ? "" : ", that is all"}
      </span>
      {hasMore && (
        <Button small busy={busy} onClick={onLoad}>
          Load more
        </Button>
      )}
      {problem !== null && (
        <span className="t12 text-stop" role="alert">
          {problem}
        </span>
      )}
    </div>
  );
}
