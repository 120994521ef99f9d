import { launchHref } from "@/components/launch/launch-address";
import { ButtonLink } from "@/components/ui/button-link";
import { CodeLine } from "@/components/ui/code-line";
import { EmptyState } from "@/components/ui/empty-state";

/** A project without runs: what will be here, and the ways to get it. */
export function NoRuns({ project, mayStart }: { project: string; mayStart: boolean }) {
  return (
    <EmptyState
      title="No runs yet"
      action={
        mayStart ? (
          <>
            <ButtonLink tone="primary" href={launchHref(project)}>
              New sweep
            </ButtonLink>
            <ButtonLink href={launchHref(project, { kind: "import" })}>Import trajectories</ButtonLink>
          </>
        ) : (
          <span className="ink2 t13">A member or an owner can launch a sweep or import trajectories.</span>
        )
      }
      otherwise={
        <>
          <p className="ink3 t13">or look at files first, from a terminal, without the server</p>
          <CodeLine text="npx turnwise eval budget episodes.jsonl" />
        </>
      }
    >
      A run shows how success grows with turns, for each checkpoint, with its interval.
    </EmptyState>
  );
}
