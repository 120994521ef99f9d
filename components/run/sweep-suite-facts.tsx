import type { ReactNode } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import { countOf } from "@/components/ui/count-of";
import { FactList } from "@/components/ui/fact-list";
import { formatCount } from "@/core/reports/format-number";
import type { SweepManifest } from "./sweep-manifest";

/** Which tasks of which suite took part. */
export function SweepSuiteFacts({ manifest: { spec, suite } }: { manifest: SweepManifest }) {
  const named: [string, ReactNode][] = [
    ["Suite", `${spec.suite.name} ${spec.suite.version}`],
    ["Split", spec.suite.split],
  ];
  if (suite === null) {
    return <FactList facts={[...named, ["Tasks", "This version of the suite is no longer installed here: its tasks can't be listed."]]} />;
  }
  const { environment, sha256, taskIds } = suite;
  return (
    <FactList
      facts={[
        ...named,
        ["Environment", `${environment.name} ${environment.version}`],
        [
          "SHA-256",
          <span key="sha256">
            <span className="mono">{sha256}</span> <CopyButton text={sha256} />
          </span>,
        ],
        ["Tasks", drawnText(spec.tasks, taskIds.length)],
        [
          "Task ids",
          <details key="ids">
            <summary className="cursor-pointer">{countOf(taskIds.length, "id")}</summary>
            <CopyButton text={`${taskIds.join("\n")}\n`} tone="plain" label="Copy, one a line" />
            <p className="mono mt-1">{taskIds.join(" ")}</p>
          </details>,
        ],
      ]}
    />
  );
}

function drawnText(tasks: SweepManifest["spec"]["tasks"], count: number): string {
  if (tasks.kind === "all") return `all ${formatCount(count)} of the split`;
  if (tasks.kind === "ids") return `${formatCount(count)}, named one by one`;
  return `${formatCount(count)}, drawn with seed ${tasks.seed}; the same for every checkpoint`;
}
