"use client";

import { useQueryState } from "nuqs";
import { comparableGroups } from "@/core/reports/charts/comparable-groups";
import { CellDrawer } from "./cell-drawer";
import { EntryGroupFigures } from "./entry-group-figures";
import { type CellAddress, type GridAddress, parseAsCell, runHref, serializeGridAddress } from "./run-address";
import type { PassKtAnswer } from "./run-header";
import { TruncationCheck } from "./truncation-check";

interface GridViewProps {
  project: string;
  run: string;
  address: GridAddress;
  answer: PassKtAnswer;
}

/** The figures of a run, parted so that suites and kinds of budget never share an axis, and the drawer of the chosen cell. */
export function GridView({ project, run, address, answer }: GridViewProps) {
  const [cell, setCell] = useQueryState("cell", parseAsCell.withOptions({ history: "push" }));
  const { report, entryIds, stopReasons } = answer;
  const groups = comparableGroups(report);
  const open = (next: CellAddress) => void setCell(next);
  return (
    <>
      {groups.map((group) => (
        <EntryGroupFigures
          key={group.key}
          group={group}
          entryIds={group.indices.flatMap((index) => entryIds[index] ?? [])}
          stopReasons={group.indices.map((index) => stopReasons[index] ?? [])}
          titled={groups.length > 1}
          place={{ project, run, address }}
          cell={cell}
          onOpen={open}
        />
      ))}
      <TruncationCheck report={report} link={`${serializeGridAddress(runHref(project, run), { ...address, cell: null })}#truncation`} />
      <CellDrawer
        project={project}
        run={run}
        report={report}
        entryIds={entryIds}
        stopReasons={stopReasons}
        cell={cell}
        onClose={() => void setCell(null)}
      />
    </>
  );
}
