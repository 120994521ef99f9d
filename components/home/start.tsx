import type { ReactNode } from "react";
import { NewProjectButton } from "@/components/projects/new-project-button";
import { ButtonLink } from "@/components/ui/button-link";
import { CodeLine } from "@/components/ui/code-line";
import { TerminalPicture } from "./terminal-picture";
import { TraceBarsPicture } from "./trace-bars-picture";

/** Two equal ways to a first result; `project` is where files would go, null while there is none. */
export function Start({ project }: { project: { slug: string } | null }) {
  return (
    <div className="cards3 cards2 mt-8">
      <Way
        picture={<TraceBarsPicture />}
        title="I have trajectories"
        action={
          project === null ? (
            <NewProjectButton primary />
          ) : (
            <ButtonLink tone="primary" href={`/p/${project.slug}/runs/new?kind=import`}>
              Import trajectories
            </ButtonLink>
          )
        }
      >
        Drop JSONL, τ-bench or MINT files. You see the first ten episodes, and every refused line with its number, before anything is
        stored.
        {project === null ? " A project holds them; make one first." : ""}
      </Way>
      <Way
        picture={<TerminalPicture />}
        title="I want to look at a file first"
        action={<CodeLine text="npx turnwise eval budget episodes.jsonl" />}
      >
        The same numbers on the command line, from the checkout: no server, no database, no account.
      </Way>
    </div>
  );
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
