import type { Metadata } from "next";
import { AddMember } from "@/components/members/add-member";
import { InviteTable } from "@/components/members/invite-table";
import { MemberTable } from "@/components/members/member-table";
import { SettingsHead } from "@/components/projects/settings-head";
import { Section } from "@/components/ui/section";
import { can } from "@/core/access";
import { getCaller } from "@/server/api/caller";
import { orNotFound } from "@/server/api/or-not-found";

export const metadata: Metadata = { title: "Members" };

type MembersPageProps = { params: Promise<{ project: string }> };

export default async function MembersPage({ params }: MembersPageProps) {
  const { project: slug } = await params;
  const caller = await getCaller();
  const [project, { members, invites }] = await orNotFound(
    Promise.all([caller.projects.get({ project: slug }), caller.members.list({ project: slug })]),
    `/p/${slug}/settings/members`,
  );
  const allowed = can(project.role, "member:write");
  return (
    <>
      <SettingsHead project={project} current="members" />
      {allowed ? <AddMember project={slug} /> : null}
      <Section title="Members" className="mt-8">
        <MemberTable project={slug} members={members} allowed={allowed} />
      </Section>
      {invites.length > 0 ? (
        <Section title="Invited">
          <InviteTable project={slug} invites={invites} />
        </Section>
      ) : null}
    </>
  );
}
