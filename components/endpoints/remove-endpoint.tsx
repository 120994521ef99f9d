"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Button } from "@/components/ui/button";
import { Confirm } from "@/components/ui/confirm";
import { problemText } from "@/components/ui/problem-text";

type RemoveEndpointProps = { project: string; checkpoint: string; name: string };

/** Removes an endpoint, once a person has read what goes and what stays. */
export function RemoveEndpoint({ project, checkpoint, name }: RemoveEndpointProps) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const remove = useMutation(
    useTRPC().endpoints.remove.mutationOptions({
      onSuccess: () => {
        toast("Endpoint removed.");
        setOpen(false);
        router.refresh();
      },
    }),
  );
  return (
    <>
      <Button small tone="quiet" onClick={() => setOpen(true)}>
        Remove
      </Button>
      <Confirm
        open={open}
        onOpenChange={setOpen}
        title={`Remove the endpoint of ${name}?`}
        description="Its address, its key and its tests go. The checkpoint and its runs stay; a run that still has to ask it stops and waits for a person."
        verb="Remove the endpoint"
        busy={remove.isPending}
        error={remove.isError ? problemText(remove.error) : null}
        onConfirm={() => remove.mutate({ project, checkpoint })}
      />
    </>
  );
}
