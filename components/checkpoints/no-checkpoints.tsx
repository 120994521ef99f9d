import { launchHref } from "@/components/launch/launch-address";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";

/** A project without checkpoints: they are registered, or come with imported episodes. */
export function NoCheckpoints({ project, mayEdit }: { project: string; mayEdit: boolean }) {
  return (
    <div className="mt-8">
      <EmptyState
        title="No checkpoints yet"
        action={
          mayEdit ? (
            <>
              <ButtonLink tone="primary" href={`/p/${project}/checkpoints/new`}>
                New checkpoint
              </ButtonLink>
              <ButtonLink href={launchHref(project, { kind: "import" })}>Import trajectories</ButtonLink>
            </>
          ) : null
        }
      >
        Register one with its endpoint, or import episodes: checkpoints come with the episodes that name them. Here you see who descends
        from whom, where each answers, and where it was evaluated.
      </EmptyState>
    </div>
  );
}
