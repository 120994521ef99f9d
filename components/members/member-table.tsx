"use client";

import { DataTable } from "@/components/ui/data-table";
import { DateTime } from "@/components/ui/date-time";
import type { RouterOutputs } from "@/server/api/root";
import { MemberActions } from "./member-actions";

export type Member = RouterOutputs["members"]["list"]["members"][number];

type MemberTableProps = { project: string; members: readonly Member[]; allowed: boolean };

/** Who is in the project. */
export function MemberTable({ project, members, allowed }: MemberTableProps) {
  const owners = members.filter((member) => member.role === "owner").length;
  return (
    <DataTable
      caption="Members"
      rows={members}
      rowKey={(member) => member.userId}
      columns={[
        { key: "name", head: "Name", cell: (member) => member.name },
        { key: "email", head: "E-mail", cell: (member) => member.email },
        { key: "since", head: "Since", cell: (member) => <DateTime value={member.since} dateOnly /> },
        {
          key: "role",
          head: "Role",
          cell: (member) =>
            allowed ? <MemberActions project={project} member={member} lastOwner={member.role === "owner" && owners === 1} /> : member.role,
        },
      ]}
    />
  );
}
