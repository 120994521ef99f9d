import { ButtonLink } from "@/components/ui/button-link";
import { Section } from "@/components/ui/section";
import { EndpointFacts } from "./endpoint-facts";
import { EndpointTest } from "./endpoint-test";
import type { Endpoint } from "./endpoint-words";
import { RemoveEndpoint } from "./remove-endpoint";
import type { EndpointTest as Test } from "./test-advice";

type EndpointSectionProps = {
  project: string;
  checkpoint: { id: string; name: string; endpoint: Endpoint | null };
  latestTest: Test | null;
  mayEdit: boolean;
};

/** Where a checkpoint answers: seen by everybody, changed and tested by those who may. */
export function EndpointSection({ project, checkpoint, latestTest, mayEdit }: EndpointSectionProps) {
  const { id, name, endpoint } = checkpoint;
  const formHref = `/p/${project}/checkpoints/${id}/endpoint`;
  if (endpoint === null) {
    return (
      <Section title="Endpoint">
        <p className="ink2">None: it is known from imported episodes, and sweeps can't ask it.</p>
        {mayEdit ? (
          <div className="row mt-4">
            <ButtonLink href={formHref}>Add an endpoint</ButtonLink>
          </div>
        ) : null}
      </Section>
    );
  }
  return (
    <Section
      title="Endpoint"
      aside={mayEdit ? <EndpointActions project={project} checkpoint={{ id, name, endpoint }} formHref={formHref} /> : null}
    >
      <EndpointFacts endpoint={endpoint} />
      {mayEdit ? <EndpointTest project={project} checkpoint={id} endpoint={endpoint} latest={latestTest} /> : null}
    </Section>
  );
}

type EndpointActionsProps = { project: string; checkpoint: { id: string; name: string; endpoint: Endpoint }; formHref: string };

/** Where a built-in policy answers is not for people to decide. */
function EndpointActions({ project, checkpoint: { id, name, endpoint }, formHref }: EndpointActionsProps) {
  return (
    <span className="row">
      {endpoint.url === null ? null : (
        <ButtonLink small href={formHref}>
          Edit endpoint
        </ButtonLink>
      )}
      <RemoveEndpoint project={project} checkpoint={id} name={name} />
    </span>
  );
}
