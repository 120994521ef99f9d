import type { SweepRequestInput } from "@/core/sweep/sweep-request";

export type SweepLaunchInput = SweepRequestInput & { readonly project: string; readonly idempotencyKey: string };

/** The server action that launches: errors are values, and it throws only where no answer came. */
export type LaunchSweep = (
  input: SweepLaunchInput,
) => Promise<
  | { readonly ok: true; readonly value: { readonly run: string } }
  | { readonly ok: false; readonly error: { code: string; message: string } }
>;

export type LaunchEnd =
  | { readonly kind: "launched"; readonly run: string }
  /** The server said no: nothing was launched, or the sentence says what is known. */
  | { readonly kind: "refused"; readonly code: string; readonly message: string }
  /** No answer came, however often it was asked for. */
  | { readonly kind: "unknown" };

const WAITS_MS = [1_000, 2_000, 4_000, 8_000];

interface Patience {
  /** Called when an answer failed to come and it is asked for again. */
  onChecking: () => void;
  wait: (ms: number) => Promise<void>;
}

/**
 * Launches, and asks again with the same key while no answer comes: whether the first request arrived isn't known then, and the key makes
 * one run of all of them.
 */
export async function launchUntilKnown(launch: LaunchSweep, input: SweepLaunchInput, { onChecking, wait }: Patience): Promise<LaunchEnd> {
  for (const waitMs of [...WAITS_MS, null]) {
    try {
      const result = await launch(input);
      return result.ok ? { kind: "launched", run: result.value.run } : { kind: "refused", ...result.error };
    } catch {
      if (waitMs === null) break;
      onChecking();
      await wait(waitMs);
    }
  }
  return { kind: "unknown" };
}
