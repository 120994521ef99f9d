"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useQueryState } from "nuqs";
import { toast } from "sonner";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Drawer } from "@/components/ui/drawer";
import { problemText } from "@/components/ui/problem-text";
import { CheckpointForm } from "./checkpoint-form";
import type { CheckpointRow } from "./lineage";

/** The drawer that edits the checkpoint named by `?edit=`. */
export function CheckpointEditor({ project, checkpoints }: { project: string; checkpoints: readonly CheckpointRow[] }) {
  const router = useRouter();
  const [editId, setEdit] = useQueryState("edit");
  const update = useMutation(
    useTRPC().checkpoints.update.mutationOptions({
      onSuccess: async () => {
        toast("Saved.");
        await setEdit(null);
        router.refresh();
      },
    }),
  );
  const checkpoint = checkpoints.find(({ id }) => id === editId);
  const close = () => {
    update.reset();
    setEdit(null);
  };
  return (
    <Drawer
      open={checkpoint !== undefined}
      onOpenChange={(open) => open || close()}
      title={checkpoint ? `Edit ${checkpoint.name}` : ""}
      description="What the files did not say, or said differently. A later import does not overwrite it."
    >
      {checkpoint ? (
        <CheckpointForm
          key={checkpoint.id}
          checkpoint={checkpoint}
          others={checkpoints.filter(({ id }) => id !== checkpoint.id)}
          busy={update.isPending}
          problem={update.isError ? problemText(update.error) : null}
          onSave={(change) => update.mutate({ project, ...change })}
          onCancel={close}
        />
      ) : null}
    </Drawer>
  );
}
