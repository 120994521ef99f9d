"use client";

import { Banner } from "@/components/ui/banner";
import { CodeLine } from "@/components/ui/code-line";
import { DateTime } from "@/components/ui/date-time";

type InviteLinkProps = { email: string; path: string; expiresAt: Date };

/** The link, shown once: only its hash is kept. */
export function InviteLink({ email, path, expiresAt }: InviteLinkProps) {
  return (
    <div className="grid gap-2" role="status">
      <Banner title={`${email} has no account yet.`}>
        Pass this link on; it works once, until <DateTime value={expiresAt} />. It is shown only now.
      </Banner>
      <CodeLine text={new URL(path, window.location.origin).href} label="Invitation link" />
    </div>
  );
}
