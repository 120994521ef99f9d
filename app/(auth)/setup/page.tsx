import type { Metadata } from "next";
import { z } from "zod";
import { SetupForm } from "@/components/setup/setup-form";
import { BarePanel } from "@/components/sign-in/bare-panel";
import { ButtonLink } from "@/components/ui/button-link";
import { getCaller } from "@/server/api/caller";

export const metadata: Metadata = { title: "Set up" };

const Search = z.object({ token: z.string().max(200).catch("") });

type SetupPageProps = { searchParams: Promise<Record<string, unknown>> };

export default async function SetupPage({ searchParams }: SetupPageProps) {
  const { open } = await (await getCaller()).setup.status();
  if (!open) {
    return (
      <BarePanel title="This installation is set up" note="The set-up page was open once, for its first owner.">
        <ButtonLink href="/login" tone="primary" block>
          Sign in
        </ButtonLink>
      </BarePanel>
    );
  }
  const { token } = Search.parse(await searchParams);
  return <SetupForm token={token} />;
}
