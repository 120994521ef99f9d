import type { ReactNode } from "react";
import { NewProjectButton } from "@/components/projects/new-project-button";
import { ButtonLink } from "@/components/ui/button-link";
import { CodeLine } from "@/components/ui/code-line";
import { EndpointPicture } from "./endpoint-picture";
import { LevelsPicture } from "./levels-picture";
import { TraceBarsPicture } from "./trace-bars-picture";
import { TRIAL_PROJECT, TryBuiltIns } from "./try-built-ins";

/** Three equal ways to a first result; `project` is where it would stand, null while there is none. */
export function Start({ project }: { project: { slug: string } | null }) {
  const slug = project?.slug ?? null;
  return (
    <>
      <div className="cards3 mt-8">
        <Way picture={<LevelsPicture />} title="Try it with built-in policies" action={<TryBuiltIns project={slug} />}>
          Two scripted policies of a small text world, careful and hasty, served by this installation. They are toys, not language models,
          and their truth is known. You get to the form of a sweep{slug === null ? `, in a new project named ${TRIAL_PROJECT}` : ""}.
        </Way>
        <Way
          picture={<TraceBarsPicture />}
          title="I have trajectories"
          action={<Begin slug={slug} to="runs/new?kind=import" words="Import trajectories" />}
        >
          Drop JSONL, τ-bench or MINT files. You see the first ten episodes, and every refused line with its number, before anything is
          stored.{slug === null ? " A project holds them; make one first." : ""}
        </Way>
        <Way
          picture={<EndpointPicture />}
          title="I have an endpoint"
          action={<Begin slug={slug} to="checkpoints/new" words="Register a checkpoint" />}
        >
          Give its address, with or without <span className="mono">/v1</span>. Turnwise lists its models, sends one chat, measures its
          speed, and shows each request and answer.{slug === null ? " A project holds it; make one first." : ""}
        </Way>
      </div>
      <div className="t13 ink3 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span>The numbers of a file, without server or account:</span>
        <CodeLine text="npx turnwise eval budget episodes.jsonl" />
      </div>
    </>
  );
}

/** Where a way begins: in the project, or with making one. */
function Begin({ slug, to, words }: { slug: string | null; to: string; words: string }) {
  return slug === null ? <NewProjectButton /> : <ButtonLink href={`/p/${slug}/${to}`}>{words}</ButtonLink>;
}

function Way({ picture, title, action, children }: { picture: ReactNode; title: string; action: ReactNode; children: ReactNode }) {
  return (
    <div>
      {picture}
      <h3>{title}</h3>
      <p className="t13 ink2">{children}</p>
      <div className="mt-auto pt-2">{action}</div>
    </div>
  );
}
