import Link from "next/link";
import { MethodMark } from "@/components/ui/method-mark";
import { Section } from "@/components/ui/section";
import { type CheckpointRow, type LineageNode, lineageOf } from "./lineage";

type LineageTreeProps = { project: string; checkpoints: readonly CheckpointRow[]; mayEdit: boolean };

/** Who was trained from whom, as nested lists with lines. */
export function LineageTree({ project, checkpoints, mayEdit }: LineageTreeProps) {
  const trees = lineageOf(checkpoints).filter((tree) => tree.children.length > 0);
  if (trees.length === 0) {
    return mayEdit && checkpoints.length > 1 ? (
      <p className="t13 ink2 mt-4">No checkpoint has a parent yet. Edit one to say what it was trained from; the tree then stands here.</p>
    ) : null;
  }
  return (
    <Section title="Lineage" className="mt-8">
      <div className="lineage">
        <Branches project={project} nodes={trees} />
      </div>
    </Section>
  );
}

function Branches({ project, nodes }: { project: string; nodes: readonly LineageNode[] }) {
  return (
    <ul>
      {nodes.map(({ checkpoint, children }) => (
        <li key={checkpoint.id}>
          <Link className="plain" href={`/p/${project}/checkpoints/${checkpoint.id}`}>
            <MethodMark method={checkpoint.method}>{checkpoint.name}</MethodMark>
          </Link>
          {checkpoint.step === null ? null : <span className="ink3 t12"> step {checkpoint.step}</span>}
          {children.length > 0 ? <Branches project={project} nodes={children} /> : null}
        </li>
      ))}
    </ul>
  );
}
