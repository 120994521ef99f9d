"use client";

import { CopyButton } from "@/components/ui/copy-button";

/** Copies the canonical address of a view: what `href` names, not what happens to be open. */
export function CopyLink({ href }: { href: string }) {
  return (
    <CopyButton text={() => new URL(href, window.location.origin).href} label="Copy link" done="Link copied." tone="plain" small={false} />
  );
}
