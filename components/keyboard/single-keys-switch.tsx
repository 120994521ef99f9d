"use client";

import { setSingleKeys, useSingleKeys } from "./single-keys";

/** The off switch for single-letter shortcuts, kept in this browser. */
export function SingleKeysSwitch() {
  const on = useSingleKeys();
  return (
    <button type="button" className="btn sm quiet" aria-pressed={on} onClick={() => setSingleKeys(!on)}>
      Single-letter keys: {on ? "on" : "off"}
    </button>
  );
}
