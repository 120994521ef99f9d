"use client";

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { TranscriptRowView } from "@/components/episode/transcript-row-view";
import { messageRows } from "@/components/episode/transcript-rows";
import { useTRPC } from "@/components/trpc/trpc-context";
import { problemText } from "@/components/ui/problem-text";
import type { RouterInputs, RouterOutputs } from "@/server/api/root";

type Turns = RouterOutputs["sweeps"]["attempt"]["turns"];

interface KeptTurnsProps {
  query: RouterInputs["sweeps"]["attempt"];
  summary: ReactNode;
}

/** A line that opens to the turns of an attempt; they are asked for when it is opened. */
export function KeptTurns({ query, summary }: KeptTurnsProps) {
  const [isOpen, setOpen] = useState(false);
  const kept = useQuery({ ...useTRPC().sweeps.attempt.queryOptions(query), enabled: isOpen });
  return (
    <details className="t13 border-rule border-b py-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {kept.isError ? (
        <p className="mt-2 text-stop" role="alert">
          {problemText(kept.error)}
        </p>
      ) : null}
      {kept.isPending && isOpen ? <p className="ink3 mt-2">Reading the turns</p> : null}
      {kept.data ? <TurnTexts turns={kept.data.turns} /> : null}
      {kept.data?.cut ? <p className="ink3 mt-2">Long texts are cut here.</p> : null}
    </details>
  );
}

function TurnTexts({ turns }: { turns: Turns }) {
  return (
    <ol className="mt-2 mb-3 grid gap-3">
      {turns.map(({ index, messages }) => (
        <li key={index}>
          <h4>Turn {index}</h4>
          {messageRows(messages).map((row) => (
            <TranscriptRowView key={row.place} row={row} />
          ))}
        </li>
      ))}
    </ol>
  );
}
