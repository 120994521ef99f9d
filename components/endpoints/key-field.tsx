"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";

type KeyFieldProps = {
  /** A key is stored, and goes to the host that the address names. */
  stored: boolean;
  /** A key is stored for another host than the address names now. */
  forOtherHost: boolean;
  error: string | undefined;
};

/** The key of an endpoint. It can be written, replaced and removed, and never read. */
export function KeyField({ stored, forOtherHost, error }: KeyFieldProps) {
  const [choice, setChoice] = useState<"keep" | "replace" | "remove">("keep");
  if (stored && !forOtherHost && choice !== "replace") {
    const removing = choice === "remove";
    return (
      <div className="field">
        <span className="label">API key</span>
        <input type="hidden" name="removeKey" value={removing ? "yes" : "no"} />
        <div className="row min-h-8">
          <span className="t13" role="status">
            {removing ? "The stored key goes when you save." : "A key is stored."}
          </span>
          <Button small onClick={() => setChoice("replace")}>
            Replace
          </Button>
          <Button small tone="quiet" onClick={() => setChoice(removing ? "keep" : "remove")}>
            {removing ? "Keep it" : "Remove"}
          </Button>
        </div>
        <p className="hint">It is encrypted; only workers open it, and no page shows it.</p>
      </div>
    );
  }
  return (
    <TextField
      label="API key"
      name="key"
      type="password"
      mono
      maxLength={10_000}
      autoComplete="new-password"
      spellCheck={false}
      error={error}
      aside={
        stored && !forOtherHost ? (
          <Button small tone="quiet" onClick={() => setChoice("keep")}>
            Keep the stored one
          </Button>
        ) : null
      }
      hint={hintOf(stored, forOtherHost)}
    />
  );
}

function hintOf(stored: boolean, forOtherHost: boolean): string {
  if (!stored) return "Left empty: none is sent. It is encrypted, and no page shows it again.";
  if (forOtherHost) return "The stored key is for another host and is not sent here. Write the one for this host, or leave it empty.";
  return "Left empty: the stored one stays. It is encrypted, and no page shows it again.";
}
