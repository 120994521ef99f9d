import { TryBuiltIns } from "@/components/home/try-built-ins";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";

/** A project in which no checkpoint has an endpoint: what a sweep needs, and the two ways to it. */
export function NothingToAsk({ project }: { project: string }) {
  return (
    <EmptyState
      title="No checkpoint can be asked yet"
      action={
        <>
          <ButtonLink tone="primary" href={`/p/${project}/checkpoints/new`}>
            Register a checkpoint
          </ButtonLink>
          <TryBuiltIns project={project} />
        </>
      }
    >
      A sweep sends its requests to the endpoints of checkpoints. Register one that speaks the OpenAI protocol, or try the scripted policies
      careful and hasty, which this installation serves itself.
    </EmptyState>
  );
}
