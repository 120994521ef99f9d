"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { signIn } from "next-auth/react";
import type { FormEvent } from "react";
import { AccountFields } from "@/components/setup/account-fields";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { problemText } from "@/components/ui/problem-text";

/** Makes the invited person's account, signs them in and shows the project. */
export function InviteForm({ secret, email }: { secret: string; email: string }) {
  const router = useRouter();
  const accept = useMutation(useTRPC().invites.accept.mutationOptions());

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = String(form.get("password") ?? "");
    const { project } = await accept.mutateAsync({ secret, name: String(form.get("name") ?? ""), password });
    const answer = await signIn("credentials", { email, password, redirect: false });
    router.replace(answer?.ok ? `/p/${project}` : "/login");
    router.refresh();
  };

  return (
    <form className="grid gap-4" onSubmit={(event) => submit(event).catch(() => undefined)}>
      {/* Password managers want to know whose password this is. */}
      <input className="sr" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
      <AccountFields />
      {accept.isError ? <Banner tone="stop">{problemText(accept.error)}</Banner> : null}
      <Button type="submit" tone="primary" block busy={accept.isPending || accept.isSuccess}>
        Create the account
      </Button>
    </form>
  );
}
