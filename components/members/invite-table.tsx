"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Button } from "@/components/ui/button";
import { DataTable } from "@/components/ui/data-table";
import { DateTime } from "@/components/ui/date-time";
import { problemText } from "@/components/ui/problem-text";
import type { RouterOutputs } from "@/server/api/root";

type Invite = RouterOutputs["members"]["list"]["invites"][number];

/** Links that are still open, and the way to end them. */
export function InviteTable({ project, invites }: { project: string; invites: readonly Invite[] }) {
  const router = useRouter();
  const revoke = useMutation(
    useTRPC().members.revokeInvite.mutationOptions({
      onSuccess: () => {
        toast("The link no longer opens.");
        router.refresh();
      },
      onError: (error) => toast(problemText(error)),
    }),
  );
  return (
    <DataTable
      caption="Open invitations"
      rows={invites}
      rowKey={(invite) => invite.id}
      columns={[
        { key: "email", head: "E-mail", cell: (invite) => invite.email },
        { key: "role", head: "Role", cell: (invite) => invite.role },
        { key: "expires", head: "Until", cell: (invite) => <DateTime value={invite.expiresAt} /> },
        {
          key: "revoke",
          head: <span className="sr">Action</span>,
          numeric: true,
          cell: (invite) => (
            <Button small tone="quiet" busy={revoke.isPending} onClick={() => revoke.mutate({ project, id: invite.id })}>
              Take back
            </Button>
          ),
        },
      ]}
    />
  );
}
