import type { Metadata } from "next";
import { BarePanel } from "@/components/sign-in/bare-panel";
import { InviteForm } from "@/components/sign-in/invite-form";
import { ButtonLink } from "@/components/ui/button-link";
import { getCaller } from "@/server/api/caller";

export const metadata: Metadata = { title: "Invitation", referrer: "no-referrer" };

type InvitePageProps = { params: Promise<{ secret: string }> };

export default async function InvitePage({ params }: InvitePageProps) {
  const { secret } = await params;
  const invite = await (await getCaller()).invites.get({ secret });
  if (invite === null) {
    return (
      <BarePanel
        title="This invitation does not open"
        note="It was used, has expired, or was taken back. Whoever gave it to you can make another."
      >
        <ButtonLink href="/login" block>
          Sign in
        </ButtonLink>
      </BarePanel>
    );
  }
  return (
    <BarePanel title={`Join ${invite.project}`} note={`As ${invite.role}, with the account ${invite.email}.`}>
      <InviteForm secret={secret} email={invite.email} />
    </BarePanel>
  );
}
