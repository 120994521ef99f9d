import type { Metadata } from "next";
import { AppFrame } from "@/app/app-frame";
import { AccountName } from "@/components/account/account-name";
import { Appearance } from "@/components/account/appearance";
import { PasswordForm } from "@/components/account/password-form";
import { SignOutEverywhere } from "@/components/account/sign-out-everywhere";
import { PageHead } from "@/components/ui/page-head";
import { getCaller } from "@/server/api/caller";
import { orNotFound } from "@/server/api/or-not-found";

export const metadata: Metadata = { title: "Account" };

export default function AccountPage() {
  return (
    <AppFrame project={null}>
      <AccountSettings />
    </AppFrame>
  );
}

async function AccountSettings() {
  const account = await orNotFound((await getCaller()).account.get(), "/account");
  return (
    <>
      <PageHead title="Account" meta={<span>{account.email}</span>} />
      <div className="mt-6">
        <AccountName name={account.name} />
        <PasswordForm email={account.email} />
        <SignOutEverywhere />
        <Appearance />
      </div>
    </>
  );
}
