import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";

/** A project without checkpoints: imports bring them. */
export function NoCheckpoints({ project, mayImport }: { project: string; mayImport: boolean }) {
  return (
    <div className="mt-8">
      <EmptyState
        title="No checkpoints yet"
        action={
          mayImport ? (
            <ButtonLink tone="primary" href={`/p/${project}/runs/new?kind=import`}>
              Import trajectories
            </ButtonLink>
          ) : null
        }
        otherwise={<p className="ink3 t13">or give the checkpoint's name in the canonical JSONL: checkpoint.name, method, step, parent</p>}
      >
        Checkpoints come with the episodes that name them. Here you see who descends from whom, and where each was evaluated.
      </EmptyState>
    </div>
  );
}
