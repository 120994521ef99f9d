"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, useRef } from "react";
import { toast } from "sonner";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Button } from "@/components/ui/button";
import { FormBlock } from "@/components/ui/form-block";
import { problemText } from "@/components/ui/problem-text";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { InviteLink } from "./invite-link";
import { parseRole, ROLE_OPTIONS } from "./role-options";

/** By e-mail: who has an account is in at once, who has none gets a link that you pass on. */
export function AddMember({ project }: { project: string }) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const add = useMutation(
    useTRPC().members.add.mutationOptions({
      onSuccess: (answer) => {
        if (answer.kind === "added") toast("Added.");
        form.current?.reset();
        router.refresh();
      },
    }),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    add.mutate({ project, email: String(data.get("email") ?? ""), role: parseRole(data.get("role")) });
  };
  const invited = add.data?.kind === "invited" ? add.data : null;
  return (
    <FormBlock title="Add a person" note="No mail is sent from here.">
      <form ref={form} className="cols2" onSubmit={submit}>
        <TextField
          label="E-mail"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          error={add.isError ? problemText(add.error) : null}
        />
        <SelectField label="Role" name="role" defaultValue="member" options={ROLE_OPTIONS} />
        <div>
          <Button type="submit" tone="primary" busy={add.isPending}>
            Add
          </Button>
        </div>
      </form>
      {invited ? <InviteLink email={add.variables?.email ?? ""} path={invited.url} expiresAt={invited.expiresAt} /> : null}
    </FormBlock>
  );
}
