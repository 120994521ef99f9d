"use client";

import { useMutation } from "@tanstack/react-query";
import { signIn } from "next-auth/react";
import type { FormEvent } from "react";
import { toast } from "sonner";
import { PASSWORD_MIN_LENGTH } from "@/components/setup/account-fields";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Button } from "@/components/ui/button";
import { FormBlock } from "@/components/ui/form-block";
import { problemText } from "@/components/ui/problem-text";
import { TextField } from "@/components/ui/text-field";

/** Changes the password. Every other session ends; this browser signs in again by itself. */
export function PasswordForm({ email }: { email: string }) {
  const change = useMutation(useTRPC().account.changePassword.mutationOptions());
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    const next = String(form.get("next") ?? "");
    await change.mutateAsync({ current: String(form.get("current") ?? ""), next });
    const answer = await signIn("credentials", { email, password: next, redirect: false });
    if (!answer?.ok) {
      window.location.assign("/login?from=/account");
      return;
    }
    element.reset();
    toast("Password changed. Other browsers are signed out.");
  };
  return (
    <FormBlock title="Password" note="Changing it ends your sessions in other browsers.">
      <form className="form-grid max-w-96" onSubmit={(event) => submit(event).catch(() => undefined)}>
        {/* Password managers want to know whose password this is. */}
        <input className="sr" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
        <TextField
          label="Current password"
          name="current"
          type="password"
          required
          autoComplete="current-password"
          error={change.isError ? problemText(change.error) : null}
        />
        <TextField
          label="New password"
          name="next"
          type="password"
          required
          minLength={PASSWORD_MIN_LENGTH}
          maxLength={200}
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}
        />
        <div>
          <Button type="submit" busy={change.isPending}>
            Change the password
          </Button>
        </div>
      </form>
    </FormBlock>
  );
}
