import type { Metadata } from "next";
import { BarePanel } from "@/components/sign-in/bare-panel";
import { ButtonLink } from "@/components/ui/button-link";

export const metadata: Metadata = { title: "Not found" };

/** Names nobody: what is not there and what is not yours look the same. */
export default function NotFound() {
  return (
    <BarePanel
      title="Nothing is at this address"
      note="It was removed, the link is mistyped, or it belongs to a project that you are not a member of."
    >
      <ButtonLink href="/" block>
        All projects
      </ButtonLink>
    </BarePanel>
  );
}
