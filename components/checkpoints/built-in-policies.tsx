import Link from "next/link";
import { Section } from "@/components/ui/section";
import type { RouterOutputs } from "@/server/api/root";
import { AddBuiltIn } from "./add-built-in";

type BuiltIn = RouterOutputs["checkpoints"]["builtIns"][number];

type BuiltInPoliciesProps = { project: string; builtIns: readonly BuiltIn[]; mayEdit: boolean };

/** The scripted policies that this installation serves, to add or to open. */
export function BuiltInPolicies({ project, builtIns, mayEdit }: BuiltInPoliciesProps) {
  return (
    <Section title="Built-in policies">
      <p className="t13 ink2 max-w-160">
        Scripted toy policies of the text world depot, not language models. This installation serves them over HTTP like any endpoint, and
        their true Pass@(K,T) is known, so that a sweep can be checked against it.
      </p>
      <ul className="builtins mt-4">
        {builtIns.map(({ name, description, checkpoint }) => (
          <li key={name}>
            <b>{name}</b>
            <span className="ink2">{description}</span>
            <span>
              {checkpoint ? (
                <Link href={`/p/${project}/checkpoints/${checkpoint}`}>in this project</Link>
              ) : mayEdit ? (
                <AddBuiltIn project={project} name={name} />
              ) : (
                <span className="ink3">not added</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
