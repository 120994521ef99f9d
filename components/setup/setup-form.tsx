"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { signIn } from "next-auth/react";
import type { FormEvent, ReactNode } from "react";
import { Brand } from "@/components/shell/brand";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { problemText } from "@/components/ui/problem-text";
import { TextField } from "@/components/ui/text-field";
import { AccountFields } from "./account-fields";

/** The one-time page: proves who starts the server, makes the first owner, names the lab. */
export function SetupForm({ token }: { token: string }) {
  const router = useRouter();
  const complete = useMutation(useTRPC().setup.complete.mutationOptions());

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "");
    const password = text("password");
    const { email } = await complete.mutateAsync({
      token: text("token").trim(),
      name: text("name"),
      email: text("email"),
      password,
      labName: text("labName") || undefined,
    });
    const answer = await signIn("credentials", { email, password, redirect: false });
    router.replace(answer?.ok ? "/" : "/login");
    router.refresh();
  };

  return (
    <main className="bare setup" id="main">
      <Brand className="brand brand-bare" />
      <h1 className="mt-6">Set up Turnwise</h1>
      <p className="ink2 mt-2">Three steps, one minute. Everything stays on this machine.</p>
      <form className="mt-6" onSubmit={(event) => submit(event).catch(() => undefined)}>
        <Step number={1} title="Show that it is yours" note="The server printed a token when it started. Its link carries it here.">
          <TextField label="Set-up token" name="token" defaultValue={token} required mono autoComplete="off" spellCheck={false} />
        </Step>
        <Step number={2} title="Create the owner" note="The first account. You invite the others.">
          <AccountFields withEmail />
        </Step>
        <Step number={3} title="Name the lab" note="Shown on the sign-in page. You can leave it out.">
          <TextField label="Name of the lab" name="labName" maxLength={120} autoComplete="organization" />
        </Step>
        {complete.isError ? (
          <Banner tone="stop" title="Not set up." className="mb-4">
            {problemText(complete.error)}
          </Banner>
        ) : null}
        <div className="setup-go">
          <Button type="submit" tone="primary" busy={complete.isPending || complete.isSuccess}>
            Create the owner and sign in
          </Button>
        </div>
      </form>
    </main>
  );
}

function Step({ number, title, note, children }: { number: number; title: string; note: string; children: ReactNode }) {
  return (
    <fieldset className="form-block">
      <div>
        <h2 className="step-title">
          {number}. {title}
        </h2>
        <p>{note}</p>
      </div>
      <div className="form-grid">{children}</div>
    </fieldset>
  );
}
