"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { type HelpSlug, helpHref } from "@/components/help/topics";
import { Absent } from "@/components/ui/absent";
import { Chip } from "@/components/ui/chip";
import { countOf } from "@/components/ui/count-of";
import { Drawer } from "@/components/ui/drawer";
import { FactList } from "@/components/ui/fact-list";
import { MethodMark } from "@/components/ui/method-mark";
import type { StopReasonRow } from "@/core/reports/charts/stop-reason-bars";
import { formatCount, formatInterval, formatPercent } from "@/core/reports/format-number";
import type { PassKtCell, PassKtEntry, PassKtReport } from "@/core/reports/pass-kt-report";
import { CellEpisodes } from "./cell-episodes";
import { askedText, boundsText, errorPartsText, feedingLimit, findCell, intervalText } from "./cell-words";
import { suiteText } from "./entry-words";
import type { CellAddress } from "./run-address";

interface CellDrawerProps {
  project: string;
  run: string;
  report: PassKtReport;
  entryIds: readonly string[];
  /** What ended the asked episodes by limit, in the order of the entries. */
  stopReasons: readonly (readonly StopReasonRow[])[];
  /** The open cell; null: closed. */
  cell: CellAddress | null;
  onClose: () => void;
}

/** What stands behind a cell: the number, its interval, its reason, its episodes. */
export function CellDrawer({ project, run, report, entryIds, stopReasons, cell: address, onClose }: CellDrawerProps) {
  const index = address === null ? -1 : entryIds.indexOf(address.entry);
  const entry = report.checkpoints[index];
  if (address === null || entry === undefined) return null;
  const title = (
    <>
      <MethodMark method={entry.method ?? "other"}>{entry.name}</MethodMark>, K = {address.k}, T = {address.t}
    </>
  );
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={title}>
      <CellNumbers
        report={report}
        entry={entry}
        cell={findCell(entry, address.k, address.t)}
        asked={askedText(stopReasons[index] ?? [], feedingLimit(entry, address.t))}
      />
      <CellEpisodes project={project} run={run} entry={entry} cell={address} />
    </Drawer>
  );
}

const HELP: ReadonlyMap<string, HelpSlug> = new Map([
  ["Interval", "intervals"],
  ["Its parts", "error-parts"],
  ["Bounds", "missing"],
]);

function factName(name: string): ReactNode {
  const slug = HELP.get(name);
  return slug === undefined ? name : <Link href={helpHref(slug)}>{name}</Link>;
}

interface CellNumbersProps {
  report: PassKtReport;
  entry: PassKtEntry;
  cell: PassKtCell | undefined;
  asked: string | null;
}

function cellFacts({ report, entry, cell, asked }: CellNumbersProps): [string, ReactNode][] {
  const { not_graded, duplicates } = entry.denominators;
  const facts: [string, ReactNode][] = asked === null ? [] : [["Asked", asked]];
  if (not_graded > 0) facts.push(["Not graded", `${formatCount(not_graded)} of the whole entry`]);
  if (duplicates > 0) facts.push(["Duplicates", `${formatCount(duplicates)} of the whole entry, used once`]);
  if (cell === undefined) return facts;
  facts.push(["Tasks", formatCount(cell.tasks)]);
  if (cell.value !== null) facts.push(["Interval", intervalText(cell, report)]);
  if (cell.se !== null) {
    const none = <Absent reason={`It can be parted where every task has at least ${2 * cell.k} counted episodes (n ≥ 2K).`} />;
    facts.push(["Standard error", `±${formatPercent(cell.se)} points`], ["Its parts", errorPartsText(cell) ?? none]);
  }
  const bounds = boundsText(cell);
  if (bounds !== null) facts.push(["Bounds", bounds]);
  if (cell.k_over_half_n) facts.push(["Note", "K is over half the episodes of a task: the estimate leans on few distinct sets."]);
  return facts;
}

function CellNumbers(props: CellNumbersProps) {
  const { entry, cell } = props;
  const value = cell?.value ?? null;
  return (
    <>
      <p className="big mt-1">
        {formatPercent(value)} {value !== null && <span className="iv">{formatInterval(cell?.low, cell?.high)}</span>}
      </p>
      {value === null && <p className="t13 ink2 mb-2">{cell?.reason ?? "This entry has no such cell."}</p>}
      <div className="row mt-2 mb-4">
        <Chip>{entry.mode}</Chip>
        <Chip>{entry.visibility === "none" ? "no limit set" : entry.visibility}</Chip>
        <Chip>{suiteText({ name: entry.suite, version: entry.suite_version, split: entry.suite_split })}</Chip>
        <Chip>{countOf(entry.tasks, "task")}</Chip>
      </div>
      <FactList facts={cellFacts(props)} nameOf={factName} />
    </>
  );
}
