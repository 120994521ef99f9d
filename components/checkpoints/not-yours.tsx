import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import type { RouterOutputs } from "@/server/api/root";

type NotYoursProps = { project: Pick<RouterOutputs["projects"]["get"], "slug" | "role" | "archivedAt"> };

/** Why a person may not change checkpoints here, and who can help. */
export function NotYours({ project: { slug, role, archivedAt } }: NotYoursProps) {
  return (
    <Banner
      tone="attn"
      className="mt-6"
      title={archivedAt === null ? `You are ${role} here.` : "This project is archived."}
      action={
        <ButtonLink small href={`/p/${slug}/settings/members`}>
          Who can help
        </ButtonLink>
      }
    >
      {archivedAt === null
        ? "Members and owners register checkpoints and their endpoints. Ask an owner for another role."
        : "Nothing is added to it. An owner can restore it in its settings."}
    </Banner>
  );
}
