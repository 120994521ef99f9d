"use client";

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Button } from "@/components/ui/button";
import { problemText } from "@/components/ui/problem-text";
import { Skeleton } from "@/components/ui/skeleton";
import type { RouterOutputs } from "@/server/api/root";

export type Exchange = RouterOutputs["episodes"]["exchange"];

interface WireFoldProps {
  episode: string;
  /** Position of the turn, from 0. */
  position: number;
  summary: ReactNode;
  children: (exchange: Exchange) => ReactNode;
}

/** What went over the wire at a turn, in a fold; fetched when it is opened for the first time. */
export function WireFold({ episode, position, summary, children }: WireFoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="mt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="t13 cursor-pointer">{summary}</summary>
      {open && (
        <WireContent episode={episode} position={position}>
          {children}
        </WireContent>
      )}
    </details>
  );
}

function WireContent({ episode, position, children }: Omit<WireFoldProps, "summary">) {
  const trpc = useTRPC();
  // What was stored never changes.
  const exchange = useQuery(trpc.episodes.exchange.queryOptions({ episode, position }, { staleTime: Number.POSITIVE_INFINITY }));
  if (exchange.isPending) return <Skeleton height={120} className="mt-2" />;
  if (exchange.isError) {
    return (
      <p className="t13 mt-2 text-stop" role="alert">
        {problemText(exchange.error)}{" "}
        <Button small busy={exchange.isFetching} onClick={() => void exchange.refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  return (
    <>
      {children(exchange.data)}
      {exchange.data.cut && <p className="t12 ink3 mt-1">Long texts are cut here; the whole episode as JSON has all that was stored.</p>}
    </>
  );
}
