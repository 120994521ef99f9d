import Link from "next/link";
import { Fragment } from "react";
import { DateTime } from "@/components/ui/date-time";
import type { RouterOutputs } from "@/server/api/root";

type CheckpointDetail = RouterOutputs["checkpoints"]["get"];

/** What is known of a checkpoint, and its relatives. */
export function CheckpointFacts({ project, checkpoint }: { project: string; checkpoint: CheckpointDetail }) {
  const { parent, children, family, step, trainSeed, createdAt } = checkpoint;
  return (
    <dl className="kv mt-6">
      <dt>Trained from</dt>
      <dd>{parent ? <Relatives project={project} relatives={[parent]} /> : "not said"}</dd>
      {children.length > 0 ? (
        <>
          <dt>Trained on from it</dt>
          <dd>
            <Relatives project={project} relatives={children} />
          </dd>
        </>
      ) : null}
      <dt>Family</dt>
      <dd>{family ?? "not said"}</dd>
      <dt>Step</dt>
      <dd>{step ?? "not said"}</dd>
      <dt>Training seed</dt>
      <dd>{trainSeed ?? "not said"}</dd>
      <dt>Here since</dt>
      <dd>
        <DateTime value={createdAt} dateOnly />
      </dd>
    </dl>
  );
}

function Relatives({ project, relatives }: { project: string; relatives: readonly { id: string; name: string }[] }) {
  return relatives.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 ? ", " : null}
      <Link href={`/p/${project}/checkpoints/${id}`}>{name}</Link>
    </Fragment>
  ));
}
