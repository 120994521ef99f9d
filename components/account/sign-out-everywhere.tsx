"use client";

import { useMutation } from "@tanstack/react-query";
import { signOut } from "next-auth/react";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Button } from "@/components/ui/button";
import { FormBlock } from "@/components/ui/form-block";
import { problemText } from "@/components/ui/problem-text";

/** Ends every session of the person, this one included. */
export function SignOutEverywhere() {
  const end = useMutation(useTRPC().account.signOutEverywhere.mutationOptions({ onSuccess: () => signOut({ callbackUrl: "/login" }) }));
  return (
    <FormBlock title="Sessions" note="After a lost laptop, or a borrowed one.">
      <div>
        <Button tone="stop" busy={end.isPending || end.isSuccess} onClick={() => end.mutate()}>
          Sign out everywhere
        </Button>
        <p className="t12 ink3 mt-1">Ends all your sessions at once, this one too. Nothing else changes.</p>
        {end.isError ? (
          <p className="t13 mt-1 text-stop" role="alert">
            {problemText(end.error)}
          </p>
        ) : null}
      </div>
    </FormBlock>
  );
}
