import type { ReactNode } from "react";
import { CodeLine } from "@/components/ui/code-line";
import { CopyButton } from "@/components/ui/copy-button";
import { countOf } from "@/components/ui/count-of";
import { DataTable } from "@/components/ui/data-table";
import { DateTime } from "@/components/ui/date-time";
import { FactList } from "@/components/ui/fact-list";
import { Section } from "@/components/ui/section";
import { formatCount } from "@/core/reports/format-number";
import { EpisodesDownload } from "./episodes-download";
import { formatBytes } from "./format-bytes";
import { repeatCommands } from "./repeat-commands";
import type { ImportManifest, RunHeader } from "./run-header";

function originFacts(run: RunHeader, { options, report, alreadyStored }: ImportManifest): [string, ReactNode][] {
  const facts: [string, ReactNode][] = [
    [
      "Run",
      <span key="id" className="mono">
        {run.id}
      </span>,
    ],
    ["Imported", <DateTime key="at" value={run.createdAt} />],
    ["By", run.createdBy],
    ["Format", options.format === "auto" ? `${report.format}, found out from the files` : report.format],
    ["Suite", options.suite ?? "as the files say"],
    ["Checkpoint", options.checkpoint ?? "as the files say"],
    ["Method", options.method ?? "as the files say"],
    ["Bad lines", options.skipBadLines ? `${formatCount(report.rejected.length)} skipped on purpose` : "none allowed"],
    ["Read", `${countOf(report.episodes, "episode")} from ${countOf(report.files, "file")}`],
    ["Duplicates", formatCount(report.duplicates)],
  ];
  if (alreadyStored > 0) facts.push(["Already stored", `${countOf(alreadyStored, "episode")} of earlier runs, not stored again`]);
  return facts;
}

/** How an import came to be, how to repeat it, and its episodes to take away. */
export function ImportManifestView({ run, manifest }: { run: RunHeader; manifest: ImportManifest }) {
  const commands = repeatCommands(manifest);
  return (
    <>
      <Section title="Repeat this run" className="mt-8" aside={<span className="t13 ink3">the same files give the same bytes</span>}>
        <div className="grid gap-2">
          {commands.map((command) => (
            <CodeLine key={command} text={command} />
          ))}
        </div>
        <EpisodesDownload run={run.id} episodes={run.totals.episodes} />
      </Section>
      <Section title="Origin">
        <FactList facts={originFacts(run, manifest)} />
      </Section>
      <Section title="Files">
        <DataTable
          caption="Files of the import"
          rows={manifest.files}
          rowKey={(file) => file.path}
          columns={[
            { key: "path", head: "Path", cell: (file) => <span className="mono">{file.path}</span> },
            {
              key: "bytes",
              head: "Size",
              numeric: true,
              cell: (file) => <span title={`${file.bytes} bytes`}>{formatBytes(file.bytes)}</span>,
            },
            {
              key: "sha256",
              head: "SHA-256",
              cell: (file) => (
                <span className="nowrap">
                  <span className="mono" title={file.sha256}>
                    {file.sha256.slice(0, 16)}…
                  </span>{" "}
                  <CopyButton text={file.sha256} />
                </span>
              ),
            },
          ]}
        />
      </Section>
    </>
  );
}
