import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useTRPC } from "@/components/trpc/trpc-context";
import type { PilotAnswer } from "./launch-choices";
import type { LaunchDraft } from "./launch-draft";

/** Which pilot is asked for. */
export interface PilotAsk extends Pick<LaunchDraft, "suite" | "visibility"> {
  a: string;
  b: string;
  pilot: string | null;
}

/** What the server read for the page as it opened. */
export interface FirstPilot {
  ask: PilotAsk;
  answer: PilotAnswer;
}

/** The spreads of an earlier run; while other ones are on their way, the last ones, marked as old. */
export function usePilot(project: string, ask: PilotAsk | null, first: FirstPilot | null) {
  const isFirst = ask !== null && first !== null && JSON.stringify(ask) === JSON.stringify(first.ask);
  const options = useTRPC().sweeps.pilot.queryOptions(ask === null ? skipToken : { project, ...ask }, {
    placeholderData: keepPreviousData,
    initialData: isFirst ? first.answer : undefined,
  });
  const { data = null, error, isPlaceholderData } = useQuery(options);
  return { answer: data, error, isOld: isPlaceholderData };
}
