import { ButtonLink } from "@/components/ui/button-link";
import { PageHead } from "@/components/ui/page-head";

/** Inside a project: the rail stays. */
export default function NotFoundInProject() {
  return (
    <>
      <PageHead title="Nothing is at this address" />
      <p className="ink2 mt-2">It was removed, or the link is mistyped.</p>
      <div className="row mt-5">
        <ButtonLink href="/">All projects</ButtonLink>
      </div>
    </>
  );
}
