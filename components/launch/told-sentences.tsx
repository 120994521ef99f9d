import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Button } from "@/components/ui/button";
import { Drawer } from "@/components/ui/drawer";
import { problemText } from "@/components/ui/problem-text";
import type { LaunchDraft } from "./launch-draft";

/** What the server read for the page as it opened. */
export interface FirstTold {
  suite: LaunchDraft["suite"];
  limit: number;
  told: readonly string[];
}

interface ToldSentencesProps {
  project: string;
  suite: LaunchDraft["suite"];
  /** The largest T; null without any. */
  limit: number | null;
  first: FirstTold | null;
}

/** The very sentence that an announced budget is told by, at the first turn; all of them on demand. */
export function ToldSentences({ project, suite, limit, first }: ToldSentencesProps) {
  const [open, setOpen] = useState(false);
  const isFirst = first !== null && first.limit === limit && JSON.stringify(first.suite) === JSON.stringify(suite);
  const asked = useTRPC().sweeps.told.queryOptions(limit === null ? skipToken : { project, suite, limit }, {
    placeholderData: keepPreviousData,
    initialData: isFirst ? [...first.told] : undefined,
  });
  const { data: told, error } = useQuery(asked);
  if (limit === null) return <p className="t12 ink3 mt-2">Choose a T to see what the model is told.</p>;
  if (error) return <p className="t12 mt-2 text-stop">{problemText(error)}</p>;
  const turns = told?.length ?? limit;
  return (
    <>
      <p className="codeline mt-2 min-h-8.5 whitespace-normal">{told?.[0]}</p>
      <div className="row mt-1">
        <p className="t12 ink3">Ends the message of turn 1 of {turns}.</p>
        {told && turns > 1 ? (
          <Button tone="quiet" small className="text-accent" onClick={() => setOpen(true)}>
            See all {turns}
          </Button>
        ) : null}
      </div>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title="What the model is told"
        description={`The sentence that ends each message, T = ${turns}`}
      >
        <ol className="mt-4">
          {told?.map((sentence, index) => (
            <li key={sentence} className="t13 grid grid-cols-[56px_minmax(0,1fr)] border-rule border-b py-1.5">
              <span className="ink3 num pr-4">{index + 1}</span>
              <span className="mono">{sentence}</span>
            </li>
          ))}
        </ol>
      </Drawer>
    </>
  );
}
