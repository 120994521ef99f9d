"use client";

import Link from "next/link";
import { useState } from "react";
import { episodesHref } from "@/components/episodes-list/episodes-address";
import { Absent } from "@/components/ui/absent";
import { Button } from "@/components/ui/button";
import { DataTable } from "@/components/ui/data-table";
import { MethodMark } from "@/components/ui/method-mark";
import type { CompareTask } from "@/core/reports/compare-report";
import { formatPoints, formatPValue } from "@/core/reports/format-number";
import type { ReportMode } from "@/core/reports/report-options";
import type { CompareEntry } from "./compare-answer";
import { type FlippedTask, flippedTasks } from "./flipped-tasks";
import { MetricName } from "./metric-name";

const SHOWN_AT_FIRST = 12;

interface FlipListProps {
  project: string;
  a: CompareEntry;
  b: CompareEntry;
  tasks: readonly CompareTask[];
  t: number;
  mode: ReportMode;
}

/** The tasks that one side solves more often, each count leading to the episodes behind it. */
export function FlipList({ project, a, b, tasks, t, mode }: FlipListProps) {
  const [all, setAll] = useState(false);
  const flips = flippedTasks(tasks);
  const shown = all ? flips : flips.slice(0, SHOWN_AT_FIRST);
  const hasRepeats = tasks.some((task) => task.a.n > 1 && task.b.n > 1);
  if (flips.length === 0) return <p className="ink2">No task flips: at T = {t} both sides solve every task equally often.</p>;
  const countLink = (entry: CompareEntry, task: FlippedTask, side: { c: number; n: number }) => (
    <Link
      href={episodesHref(project, entry.run.id, { entry: entry.id, task: task.task_id, t: mode === "rerun" ? t : null })}
      aria-label={`${side.c} / ${side.n} episodes of ${task.task_id} solved by ${entry.checkpoint.name}`}
    >
      {side.c} / {side.n}
    </Link>
  );
  return (
    <>
      <DataTable
        caption={`Tasks that flip at T = ${t}`}
        rows={shown}
        rowKey={(task) => task.task_id}
        columns={[
          { key: "task", head: "Task", cell: (task) => <span id={`flip-${task.task_id}`}>{task.task_id}</span> },
          {
            key: "a",
            head: <MethodMark method={a.checkpoint.method}>{a.checkpoint.name}</MethodMark>,
            numeric: true,
            cell: (task) => countLink(a, task, task.a),
          },
          {
            key: "b",
            head: <MethodMark method={b.checkpoint.method}>{b.checkpoint.name}</MethodMark>,
            numeric: true,
            cell: (task) => countLink(b, task, task.b),
          },
          { key: "gap", head: "Difference", numeric: true, cell: (task) => formatPoints(task.gap) },
          ...(hasRepeats
            ? [{ key: "fisher", head: <MetricName name="Fisher p" />, numeric: true, cell: (task: FlippedTask) => <FisherP task={task} /> }]
            : []),
        ]}
      />
      {flips.length > SHOWN_AT_FIRST && (
        <Button small className="mt-3" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? "Show fewer" : `Show all ${flips.length}`}
        </Button>
      )}
    </>
  );
}

/** One episode a side can't tell a difference of rates from chance. */
function FisherP({ task }: { task: FlippedTask }) {
  if (task.a.n < 2 || task.b.n < 2) return <Absent reason="Needs two episodes on each side." />;
  return formatPValue(task.fisher_p);
}
