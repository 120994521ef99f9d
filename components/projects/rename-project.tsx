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
import { PROJECT_NAME_MAX_LENGTH } from "./project-name";

type RenameProjectProps = { project: { slug: string; name: string }; allowed: boolean };

/** The shown name; the address stays, so that links stay. */
export function RenameProject({ project, allowed }: RenameProjectProps) {
  const router = useRouter();
  const rename = useMutation(
    useTRPC().projects.rename.mutationOptions({
      onSuccess: () => {
        toast("Name saved.");
        router.refresh();
      },
    }),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    rename.mutate({ project: project.slug, name: String(new FormData(event.currentTarget).get("name") ?? "") });
  };
  return (
    <FormBlock title="Name" note="For people. Addresses keep the short name.">
      <form className="form-grid max-w-96" onSubmit={submit}>
        <TextField
          label="Name of the project"
          name="name"
          defaultValue={project.name}
          required
          maxLength={PROJECT_NAME_MAX_LENGTH}
          disabled={!allowed}
          error={rename.isError ? problemText(rename.error) : null}
          hint={
            <>
              Its address is <span className="mono">/p/{project.slug}</span>
            </>
          }
        />
        <div>
          <Button type="submit" busy={rename.isPending} disabled={!allowed}>
            Save the name
          </Button>
        </div>
      </form>
    </FormBlock>
  );
}
