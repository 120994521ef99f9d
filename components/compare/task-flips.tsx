import Link from "next/link";
import { TaskPairsFigure } from "@/components/charts/task-pairs-figure";
import { episodesHref } from "@/components/episodes-list/episodes-address";
import { OptionLinks } from "@/components/run/option-links";
import { Section } from "@/components/ui/section";
import { type CompareMethods, compareSides } from "@/core/reports/charts/compare-sides";
import { perTaskPairs } from "@/core/reports/charts/per-task-pairs";
import { compareHref } from "./compare-address";
import type { CompareViewProps } from "./compare-view";
import { FlipList } from "./flip-list";

interface TaskFlipsProps extends CompareViewProps {
  methods: CompareMethods;
  /** Tasks have several episodes, so that a scatter says more than four counts. */
  hasScatter: boolean;
}

/** Where the sides disagree at one T: the scatter of the tasks, and those that flip with the way to their episodes. */
export function TaskFlips({ project, address, answer, tasks, at, methods, hasScatter }: TaskFlipsProps) {
  const { report, a, b } = answer;
  const lastT = report.t.at(-1);
  const model = perTaskPairs(tasks, compareSides(report, methods), { k: Math.min(...report.k), t: at });
  const taskHref = (task: string) =>
    episodesHref(project, a.run.id, {
      entry: a.run.id === b.run.id ? null : a.id,
      task,
      t: report.mode === "rerun" ? at : null,
    });
  const choice = (
    <OptionLinks
      label="At T"
      current={String(at)}
      options={report.t.map((t) => ({
        key: String(t),
        label: t,
        href: compareHref(project, { ...address, at: t === lastT ? null : t }),
      }))}
    />
  );
  const flips = episodesHref(project, a.run.id, {
    flips: { a: a.id, b: b.id },
    ...(report.mode === "rerun" ? { t: at } : { by: at }),
  });
  const list = (
    <>
      <FlipList key={at} project={project} a={a} b={b} tasks={tasks} t={at} mode={report.mode} />
      {hasScatter && (
        <p className="t12 ink3 mt-3">Fisher p is exact, two-sided, of one task alone; not adjusted for the number of tasks.</p>
      )}
      <p className="t13 mt-3">
        <Link href={flips}>Episodes of the tasks that only one side solved by T = {at}</Link>
      </p>
    </>
  );
  return (
    <Section title={`Tasks at T = ${at}`} aside={choice}>
      {hasScatter ? (
        <div className="half">
          <TaskPairsFigure model={model} link={`${compareHref(project, address)}#tasks`} taskHref={taskHref} />
          <div className="min-w-0">{list}</div>
        </div>
      ) : (
        <>
          <p className="ink2 mb-4">{model.title}.</p>
          {list}
        </>
      )}
    </Section>
  );
}
