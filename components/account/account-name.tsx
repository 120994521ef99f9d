"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { toast } from "sonner";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Button } from "@/components/ui/button";
import { FormBlock } from "@/components/ui/form-block";
import { problemText } from "@/components/ui/problem-text";
import { TextField } from "@/components/ui/text-field";

/** The name that others see beside runs. */
export function AccountName({ name }: { name: string }) {
  const router = useRouter();
  const rename = useMutation(
    useTRPC().account.rename.mutationOptions({
      onSuccess: () => {
        toast("Name saved.");
        router.refresh();
      },
    }),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    rename.mutate({ name: String(new FormData(event.currentTarget).get("name") ?? "") });
  };
  return (
    <FormBlock title="Name" note="Shown beside your runs.">
      <form className="form-grid max-w-96" onSubmit={submit}>
        <TextField
          label="Your name"
          name="name"
          defaultValue={name}
          required
          maxLength={120}
          autoComplete="name"
          error={rename.isError ? problemText(rename.error) : null}
        />
        <div>
          <Button type="submit" busy={rename.isPending}>
            Save the name
          </Button>
        </div>
      </form>
    </FormBlock>
  );
}
