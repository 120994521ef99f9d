"use client";

import { useRouter } from "next/navigation";
import { signIn } from "next-auth/react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { signInProblem } from "./sign-in-problem";

/** E-mail and password. `then`: where to go afterwards; null reads this very page again. */
export function SignInForm({ then }: { then: string | null }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(null);
    const answer = await signIn("credentials", { email: form.get("email"), password: form.get("password"), redirect: false }).catch(
      () => undefined,
    );
    if (answer?.ok) {
      if (then !== null) router.replace(then);
      router.refresh();
      return;
    }
    setBusy(false);
    setProblem(signInProblem(answer?.error));
  };

  return (
    <form className="grid gap-4" onSubmit={submit}>
      <TextField label="E-mail" name="email" type="email" autoComplete="username" required />
      <TextField label="Password" name="password" type="password" autoComplete="current-password" required error={problem} />
      <Button type="submit" tone="primary" block busy={busy}>
        Sign in
      </Button>
    </form>
  );
}
