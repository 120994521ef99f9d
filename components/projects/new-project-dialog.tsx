"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useQueryState } from "nuqs";
import type { FormEvent } from "react";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { problemText } from "@/components/ui/problem-text";
import { TextField } from "@/components/ui/text-field";
import { PROJECT_NAME_MAX_LENGTH } from "./project-name";

/** Asks for the name of a new project, makes it and opens it. Open while the address says `?new=project`. */
export function NewProjectDialog() {
  const router = useRouter();
  const [asked, setAsked] = useQueryState("new");
  const create = useMutation(
    useTRPC().projects.create.mutationOptions({
      onSuccess: ({ slug }) => {
        router.push(`/p/${slug}/runs`);
        router.refresh();
      },
    }),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    create.mutate({ name: String(new FormData(event.currentTarget).get("name") ?? "") });
  };
  return (
    <Modal
      open={asked === "project"}
      onOpenChange={(open) => setAsked(open ? "project" : null)}
      title="New project"
      description="A project holds checkpoints and runs that belong together, and the people who may see them."
    >
      <form className="form-grid" onSubmit={submit}>
        <TextField
          label="Name of the project"
          name="name"
          required
          maxLength={PROJECT_NAME_MAX_LENGTH}
          autoComplete="off"
          error={create.isError ? problemText(create.error) : null}
          hint="Its short name for addresses is made from it, and stays."
        />
        <div className="row">
          <Button type="submit" tone="primary" busy={create.isPending || create.isSuccess}>
            Make the project
          </Button>
          <Button tone="quiet" onClick={() => setAsked(null)}>
            Not now
          </Button>
        </div>
      </form>
    </Modal>
  );
}
