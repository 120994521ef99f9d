"use client";

import { Button } from "@/components/ui/button";

export type PageErrorProps = { error: Error & { digest?: string }; reset: () => void };

/** A bug has a number: the one under which the server logged it. */
export function PageError({ error, reset }: PageErrorProps) {
  return (
    <div className="panel mt-8 max-w-160" role="alert">
      <h1 className="bare-title">Something went wrong on our side</h1>
      <p className="t13 ink2">
        Nothing of yours was changed.{" "}
        {error.digest ? (
          <>
            If you report it, say <span className="mono">{error.digest}</span>.
          </>
        ) : null}
      </p>
      <div className="row mt-3">
        <Button small onClick={reset}>
          Try again
        </Button>
        <Button small tone="quiet" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </div>
    </div>
  );
}
