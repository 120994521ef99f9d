"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { problemText } from "@/components/ui/problem-text";
import { TextField } from "@/components/ui/text-field";

interface RenameRunProps {
  project: string;
  run: { readonly id: string; readonly name: string };
}

const NAME_MAX_LENGTH = 200;

/** The shown name of a run; its address stays. */
export function RenameRun({ project, run }: RenameRunProps) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const rename = useMutation(
    useTRPC().runs.rename.mutationOptions({
      onSuccess: () => {
        setOpen(false);
        toast("Name saved.");
        router.refresh();
      },
    }),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    rename.mutate({ project, run: run.id, name: String(new FormData(event.currentTarget).get("name") ?? "") });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Modal open={open} onOpenChange={setOpen} title="Rename the run" description="For people. Links keep the id.">
        <form className="form-grid" onSubmit={submit}>
          <TextField
            label="Name"
            name="name"
            defaultValue={run.name}
            required
            maxLength={NAME_MAX_LENGTH}
            error={rename.isError ? problemText(rename.error) : null}
          />
          <div className="row">
            <Button type="submit" tone="primary" busy={rename.isPending}>
              Save the name
            </Button>
            <Button tone="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </form>
      </Modal>
    </>
  );
}
