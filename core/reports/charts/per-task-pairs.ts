import type { CompareTask } from "../compare-report";
import { formatPercent } from "../format-number";
import type { CompareSide, CompareSides } from "./compare-sides";
import { type DataTable, numberCell, numberColumn, textCell, textColumn } from "./data-table";
import type { ChartTip, FigureWords } from "./figure-words";
import { jitter } from "./jitter";
import { countText } from "./report-words";

export type PairSide = "a" | "b" | "tied";

/**
 * One mark: a task's share solved by both sides (x = B, y = A), and where it stands so that equal tasks stay apart. Above a thousand
 * tasks a mark is all tasks of one place: `taskId` is null and `count` tells how many.
 */
export type TaskPair = {
  taskId: string | null;
  count: number;
  x: number;
  y: number;
  atX: number;
  atY: number;
  side: PairSide;
  tip: ChartTip;
};
export type PairAxis = { ticks: { value: number; label: string }[]; caption: string };

export type PerTaskPairs = FigureWords & {
  k: number;
  t: number;
  a: CompareSide;
  b: CompareSide;
  /** Room beyond 0 and 1 that the jitter needs, as a share. */
  overhang: number;
  x: PairAxis;
  y: PairAxis;
  pairs: TaskPair[];
  improved: string[];
  worse: string[];
  table: DataTable;
};

const MOST_MARKS = 1000;

export type PairsPlace = { k: number; t: number };

/**
 * One mark a task: how often A solves it against how often B does, at one (K, T). Tasks without an episode on a side are left out.
 * With one episode a side use `whoSolvesWhat` instead: there are only four places.
 */
export function perTaskPairs(tasks: readonly CompareTask[], sides: CompareSides, place: PairsPlace): PerTaskPairs {
  const known = tasks.filter((task) => task.a.n > 0 && task.b.n > 0);
  const levels = Math.max(1, ...known.flatMap((task) => [task.a.n, task.b.n]));
  const spread = Math.min(0.03, 0.3 / levels);
  const pairs = known.map((task) => taskPair(task, sides, spread));
  const idsOf = (side: PairSide): string[] => known.filter((_, index) => pairs[index]?.side === side).map((task) => task.task_id);
  const improved = idsOf("a");
  const worse = idsOf("b");
  const tied = pairs.length - improved.length - worse.length;
  const title = `At T = ${place.t}, ${countText(improved.length, "task")} better with ${sides.a.name}, ${worse.length} with ${sides.b.name}, ${tied} tied`;
  return {
    title,
    subtitle: `One mark a task, jittered. Above the diagonal ${sides.a.name} solves it more often, below it ${sides.b.name}.`,
    description: title,
    footer: null,
    ...place,
    a: sides.a,
    b: sides.b,
    overhang: spread + 0.01,
    x: pairAxis(
      known.map((task) => task.b.n),
      sides.b.name,
    ),
    y: pairAxis(
      known.map((task) => task.a.n),
      sides.a.name,
    ),
    pairs: pairs.length > MOST_MARKS ? mergePairs(pairs, sides) : pairs,
    improved,
    worse,
    table: pairsTable(known, sides),
  };
}

/** Whether the tasks have more than one episode on some side, so that a scatter says more than four counts. */
export function hasRepeats(tasks: readonly CompareTask[]): boolean {
  return tasks.some((task) => task.a.n > 1 || task.b.n > 1);
}

function taskPair(task: CompareTask, sides: CompareSides, spread: number): TaskPair {
  const x = task.b.c / task.b.n;
  const y = task.a.c / task.a.n;
  const gap = y - x;
  const [dx, dy] = jitter(task.task_id);
  return {
    taskId: task.task_id,
    count: 1,
    x,
    y,
    atX: x + dx * spread,
    atY: y + dy * spread,
    side: Math.abs(gap) <= 1e-12 ? "tied" : gap > 0 ? "a" : "b",
    tip: {
      value: task.task_id,
      lines: [`${sides.a.name} solved ${task.a.c} of ${task.a.n}`, `${sides.b.name} solved ${task.b.c} of ${task.b.n}`],
    },
  };
}

// Thousands of marks would be megabytes of page: tasks of one place become one mark whose size tells their number.
function mergePairs(pairs: readonly TaskPair[], sides: CompareSides): TaskPair[] {
  const places = new Map<string, TaskPair>();
  for (const pair of pairs) {
    const key = `${pair.x} ${pair.y}`;
    const count = (places.get(key)?.count ?? 0) + 1;
    const shares = [`${sides.a.name} solved ${formatPercent(pair.y)} %`, `${sides.b.name} solved ${formatPercent(pair.x)} %`];
    places.set(key, { ...pair, taskId: null, count, atX: pair.x, atY: pair.y, tip: { value: countText(count, "task"), lines: shares } });
  }
  return [...places.values()];
}

function pairAxis(ns: readonly number[], name: string): PairAxis {
  const n = ns[0] ?? 1;
  const equal = ns.every((other) => other === n);
  if (!equal) {
    return {
      ticks: [0, 0.25, 0.5, 0.75, 1].map((value) => ({ value, label: value === 1 ? "100%" : String(value * 100) })),
      caption: `solved by ${name}`,
    };
  }
  const step = Math.max(1, Math.ceil(n / 5));
  const counts = Array.from({ length: n + 1 }, (_, count) => count).filter(
    (count) => count === n || (count % step === 0 && n - count >= step / 2),
  );
  return { ticks: counts.map((count) => ({ value: count / n, label: String(count) })), caption: `solved by ${name}, of ${n}` };
}

function pairsTable(tasks: readonly CompareTask[], sides: CompareSides): DataTable {
  return {
    caption: "Episodes solved by task",
    columns: [
      textColumn("Task"),
      ...[`${sides.a.name} solved`, "of", `${sides.b.name} solved`, "of", "share A", "share B"].map(numberColumn),
    ],
    rows: tasks.map((task) => [
      textCell(task.task_id),
      ...[task.a.c, task.a.n, task.b.c, task.b.n].map((value) => numberCell(value, String)),
      numberCell(task.a.c / task.a.n, formatPercent),
      numberCell(task.b.c / task.b.n, formatPercent),
    ]),
  };
}
