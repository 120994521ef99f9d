import { useCallback, useEffect, useState } from "react";
import { forgetLaunch, type KeptLaunch, keepLaunch, keyFor, readKept } from "./kept-launch";
import type { ChangeDraft, LaunchDraft } from "./launch-draft";

export interface LaunchDraftState {
  draft: LaunchDraft;
  change: ChangeDraft;
  /** The form is one that was left unfinished in this tab. */
  isRestored: boolean;
  startOver: () => void;
  /** The key of a request, kept before it is sent. */
  keyOf: (request: string) => string;
  forget: () => void;
}

/** The draft of a form; a reload of the page finds it again under `name`, until it is launched. */
export function useLaunchDraft(name: string, start: LaunchDraft): LaunchDraftState {
  const [state, setState] = useState<KeptLaunch>({ draft: start, sent: [] });
  const [isRestored, setRestored] = useState(false);
  // The server doesn't know what the tab kept: it is read once the page is alive.
  useEffect(() => {
    const kept = readKept(name);
    if (kept === null) return;
    setState(kept);
    setRestored(true);
  }, [name]);

  useEffect(() => {
    if (state.draft !== start || state.sent.length > 0) keepLaunch(name, state);
  }, [name, start, state]);

  const change = useCallback<ChangeDraft>((fields) => setState(({ draft, sent }) => ({ draft: { ...draft, ...fields }, sent })), []);
  const startOver = () => {
    forgetLaunch(name);
    setState({ draft: start, sent: [] });
    setRestored(false);
  };
  const keyOf = (request: string) => {
    const key = keyFor(state.sent, request);
    const sent = [...state.sent.filter((earlier) => earlier.request !== request), { request, key }];
    keepLaunch(name, { draft: state.draft, sent });
    setState({ draft: state.draft, sent });
    return key;
  };
  return { draft: state.draft, change, isRestored, startOver, keyOf, forget: () => forgetLaunch(name) };
}
