"use client";

import { Tooltip } from "./tooltip";

/** A number that does not exist: an en dash that tells its reason on hover and on focus. Never 0. */
export function Absent({ reason }: { reason: string }) {
  return (
    <Tooltip text={reason}>
      <button type="button" className="absent" aria-label={`not available: ${reason}`}>
        –
      </button>
    </Tooltip>
  );
}
