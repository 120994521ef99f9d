import { ButtonLink } from "@/components/ui/button-link";
import { CodeLine } from "@/components/ui/code-line";
import { EmptyState } from "@/components/ui/empty-state";

/** A project without runs: what will be here, and the two ways to get it. */
export function NoRuns({ project, mayImport }: { project: string; mayImport: boolean }) {
  return (
    <EmptyState
      title="No runs yet"
      action={
        mayImport ? (
          <ButtonLink tone="primary" href={`/p/${project}/runs/new?kind=import`}>
            Import trajectories
          </ButtonLink>
        ) : (
          <span className="ink2 t13">A member or an owner can import trajectories.</span>
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
