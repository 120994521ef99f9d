"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Button } from "@/components/ui/button";
import { Confirm } from "@/components/ui/confirm";
import { problemText } from "@/components/ui/problem-text";
import { Select } from "@/components/ui/select";
import type { Member } from "./member-table";
import { parseRole } from "./role-options";

const ROLES = ["viewer", "member", "owner"].map((role) => ({ value: role, label: role }));

type MemberActionsProps = { project: string; member: Member; lastOwner: boolean };

/** Role and removal of one member. The last owner has neither, and the row says why. */
export function MemberActions({ project, member, lastOwner }: MemberActionsProps) {
  const router = useRouter();
  const trpc = useTRPC();
  const [asking, setAsking] = useState(false);
  const changed = (words: string) => () => {
    setAsking(false);
    toast(words);
    router.refresh();
  };
  const failed = (error: unknown) => toast(problemText(error));
  const changeRole = useMutation(trpc.members.changeRole.mutationOptions({ onSuccess: changed("Role changed."), onError: failed }));
  const remove = useMutation(trpc.members.remove.mutationOptions({ onSuccess: changed("Removed.") }));

  if (lastOwner) {
    return (
      <span>
        owner <span className="ink3">(the only one: make somebody else owner first)</span>
      </span>
    );
  }
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="w-32">
        <Select
          label={`Role of ${member.name}`}
          options={ROLES}
          value={member.role}
          disabled={changeRole.isPending}
          onChange={(event) => changeRole.mutate({ project, userId: member.userId, role: parseRole(event.target.value) })}
        />
      </span>
      <Button tone="quiet" small onClick={() => setAsking(true)}>
        Remove
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={`Remove ${member.name} from the project?`}
        description="Their runs stay. They no longer see the project."
        verb="Remove"
        keep="Keep them"
        busy={remove.isPending}
        error={remove.isError ? problemText(remove.error) : null}
        onConfirm={() => remove.mutate({ project, userId: member.userId })}
      />
    </span>
  );
}
