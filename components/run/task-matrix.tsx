"use client";

import Link from "next/link";
import { episodeHref } from "@/components/episode/episode-address";
import { taskTitle } from "@/components/episode/task-title";
import { type EpisodesChoice, episodesHref, OUTCOME_CLASSES, OUTCOME_WORDS } from "@/components/episodes-list/episodes-address";
import { LoadMore } from "@/components/episodes-list/load-more";
import { OutcomeMark } from "@/components/episodes-list/outcome-mark";
import { type TaskFilter, type TaskPage, type TaskRow, type TaskSample, useTaskPages } from "@/components/episodes-list/use-task-pages";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { problemText } from "@/components/ui/problem-text";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { Method } from "@/core/trajectory/method";
import type { EntryHeader } from "./run-header";

interface TaskMatrixProps {
  filter: TaskFilter;
  firstPage: TaskPage;
  entry: EntryHeader;
}

/** Tasks down the side, their episodes across, by budget and then sample; each mark leads to its episode. */
export function TaskMatrix({ filter, firstPage, entry }: TaskMatrixProps) {
  const pages = useTaskPages(filter, firstPage);
  const limits = typeof filter.t === "number" ? [filter.t] : entry.limits;
  if (pages.rows.length === 0) return <NoTasks clearHref={episodesHref(filter.project, filter.run, { entry: filter.entry }, "tasks")} />;
  return (
    <>
      <MatrixLegend method={entry.checkpoint.method} />
      <ScrollRegion label="Tasks and their episodes">
        <table className="tbl pin">
          <thead>
            <tr>
              <th scope="col">Task</th>
              <th scope="col" className="num">
                Solved
              </th>
              {limits.map((limit) => (
                <th key={limit} scope="col">
                  {limit === null ? "Samples" : `T = ${limit}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pages.rows.map((row) => (
              <MatrixRow key={row.taskId} row={row} limits={limits} filter={filter} method={entry.checkpoint.method} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <LoadMore
        shown={pages.rows.length}
        noun="task"
        hasMore={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        problem={pages.error === null ? null : problemText(pages.error)}
        onLoad={() => void pages.fetchNextPage()}
      />
    </>
  );
}

function NoTasks({ clearHref }: { clearHref: string }) {
  return (
    <EmptyState title="No task fits these filters" action={<ButtonLink href={clearHref}>Clear all filters</ButtonLink>}>
      Take a filter away above, or begin with all tasks of the checkpoint.
    </EmptyState>
  );
}

function MatrixLegend({ method }: { method: Method }) {
  return (
    <p className="legend mb-3">
      {OUTCOME_CLASSES.map((outcome) => (
        <span key={outcome}>
          <OutcomeMark outcome={outcome} method={method} /> {OUTCOME_WORDS[outcome]}
        </span>
      ))}
    </p>
  );
}

interface MatrixRowProps {
  row: TaskRow;
  limits: readonly (number | null)[];
  filter: TaskFilter;
  method: Method;
}

function MatrixRow({ row, limits, filter, method }: MatrixRowProps) {
  const { project, run, entry } = filter;
  const list = { entry, t: filter.t ?? null };
  return (
    <tr>
      <th scope="row">
        <Link href={episodesHref(project, run, { ...list, task: row.taskId })}>{row.taskId}</Link>
      </th>
      <td className="num">
        {row.successes} / {row.counted}
        {row.more > 0 && <span className="ink3"> ({row.more} more not drawn)</span>}
      </td>
      {limits.map((limit) => (
        <td key={limit} className="nowrap">
          {row.samples
            .filter((sample) => sample.limit === limit)
            .map((sample) => (
              <SampleLink key={sample.id} sample={sample} task={row.taskId} method={method} list={list} />
            ))}
        </td>
      ))}
    </tr>
  );
}

function sampleLabel(sample: TaskSample): string {
  const limit = sample.limit === null ? "" : `, T ${sample.limit}`;
  const turn = sample.successTurn === null ? "" : ` at turn ${sample.successTurn}`;
  return `sample ${sample.sample}${limit}: ${OUTCOME_WORDS[sample.outcome]}${turn}, ${sample.stopReason}`;
}

interface SampleLinkProps {
  sample: TaskSample;
  task: string;
  method: Method;
  list: EpisodesChoice;
}

function SampleLink({ sample, task, method, list }: SampleLinkProps) {
  const label = sampleLabel(sample);
  return (
    <Link
      href={episodeHref(sample.id, { list })}
      title={label}
      aria-label={`${taskTitle(task)}, ${label}`}
      className="inline-grid size-6 place-items-center no-underline"
    >
      <OutcomeMark outcome={sample.outcome} method={method} />
    </Link>
  );
}
