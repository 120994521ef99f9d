import { z } from "zod";
import { LaunchDraft } from "./launch-draft";

/**
 * A form that was left unfinished in this tab: what it says, and the key of each request that it has sent. A reload finds both, so that
 * sending the same sweep again is the same launch.
 */
export const KeptLaunch = z.strictObject({
  draft: LaunchDraft,
  sent: z.array(z.strictObject({ request: z.string(), key: z.string() })),
});
export type KeptLaunch = z.infer<typeof KeptLaunch>;

/** What the tab kept under this name; null for nothing, or for what another version of the form has kept. */
export function readKept(name: string): KeptLaunch | null {
  const text = window.sessionStorage.getItem(name);
  if (text === null) return null;
  try {
    return KeptLaunch.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function keepLaunch(name: string, kept: KeptLaunch): void {
  window.sessionStorage.setItem(name, JSON.stringify(kept));
}

export function forgetLaunch(name: string): void {
  window.sessionStorage.removeItem(name);
}

/** The key under which this request was sent before, or a new one: another sweep is another launch. */
export function keyFor(sent: KeptLaunch["sent"], request: string): string {
  return sent.find((earlier) => earlier.request === request)?.key ?? makeKey();
}

/** Not `crypto.randomUUID`, which browsers withhold on plain http. */
function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
