import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import type { SweepRequestInput } from "@/core/sweep/sweep-request";
import { type LaunchEnd, type LaunchSweep, launchUntilKnown } from "./launch-until-known";

export interface LaunchState {
  /** checking: no answer came, it is asked for again; done: the run's page is on its way */
  phase: "idle" | "sending" | "checking" | "done";
  failure: Exclude<LaunchEnd, { kind: "launched" }> | null;
}

interface LaunchOptions {
  project: string;
  launch: LaunchSweep;
  keyOf: (request: string) => string;
  forget: () => void;
}

/** Sends a sweep, once however often it is asked to, and opens its run. */
export function useLaunch({ project, launch, keyOf, forget }: LaunchOptions) {
  const router = useRouter();
  const [state, setState] = useState<LaunchState>({ phase: "idle", failure: null });
  const isSending = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const send = async (request: SweepRequestInput) => {
    // A state would come too late: the second press of a double click arrives before the next rendering.
    if (isSending.current) return;
    isSending.current = true;
    setState({ phase: "sending", failure: null });
    const idempotencyKey = keyOf(JSON.stringify(request));
    const end = await launchUntilKnown(
      launch,
      { ...request, project, idempotencyKey },
      { onChecking: () => setState({ phase: "checking", failure: null }), wait },
    );
    if (isGone.current) return;
    if (end.kind === "launched") {
      forget();
      setState({ phase: "done", failure: null });
      router.push(`/p/${project}/runs/${end.run}`);
      return;
    }
    isSending.current = false;
    setState({ phase: "idle", failure: end });
  };
  return { ...state, send };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
