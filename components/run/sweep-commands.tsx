"use client";

import { CodeLine } from "@/components/ui/code-line";
import { countOf } from "@/components/ui/count-of";
import { useAlive } from "@/components/ui/use-alive";
import { sweepCommand, TASK_FILE } from "./sweep-command";
import type { SweepManifest } from "./sweep-manifest";

/** The command lines that play the sweep without the server, one a checkpoint; the built-in lab is asked at this very address. */
export function SweepCommands({ manifest }: { manifest: SweepManifest }) {
  const isAlive = useAlive();
  const lab = `${isAlive ? window.location.origin : ""}/api/lab/v1`;
  const commands = manifest.endpoints.flatMap((endpoint, index) => {
    if (endpoint.place === "none") return [];
    return [sweepCommand(manifest.spec, index, { ...endpoint, url: endpoint.url ?? lab })];
  });
  const [first] = commands;
  if (first === undefined) return <p className="t13 ink2">Its checkpoints have no endpoints any more, so there is no command to give.</p>;
  return (
    <div className="grid gap-2">
      {commands.map(({ line }) => (
        <CodeLine key={line} text={line} />
      ))}
      <p className="t13 ink3">
        From a checkout, without server or database.
        {first.needsTaskFile ? ` ${TASK_FILE} holds the ${countOf(manifest.suite?.taskIds.length ?? 0, "task id")} below, one a line.` : ""}
        {first.unlike.length > 0 ? ` The command line has no option for ${first.unlike.join(" and ")}.` : ""}
      </p>
    </div>
  );
}
