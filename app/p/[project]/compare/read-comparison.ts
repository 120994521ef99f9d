import { type Answer, readAnswer } from "@/app/read-answer";
import { bothCurves } from "@/components/compare/both-curves";
import type { CompareAddress } from "@/components/compare/compare-address";
import type { CompareViewProps } from "@/components/compare/compare-view";
import { getCaller } from "@/server/api/caller";

export type Comparison = Answer<Omit<CompareViewProps, "project" | "address">>;

/** The comparison of an address with both curves and the tasks of one T; the sentence why where these two can't be compared so. */
export async function readComparison(project: string, address: CompareAddress): Promise<Comparison> {
  const { a, b, errors, level } = address;
  if (a === null || b === null) return { kind: "refused", message: "Choose two checkpoints." };
  const caller = await getCaller();
  const asked = await readAnswer(
    caller.reports.compare({
      project,
      a,
      b,
      errors,
      level,
      k: address.k ?? undefined,
      t: address.t ?? undefined,
      mode: address.mode ?? undefined,
      margin: address.margin ?? undefined,
    }),
  );
  if (asked.kind !== "read") return asked;
  const { k, t, mode } = asked.value.report;
  if (t.length === 0) return { kind: "refused", message: "The episodes carry no limit of turns, so nothing was run afresh under a T." };
  const at = address.at !== null && t.includes(address.at) ? address.at : Math.max(...t);
  const curveOf = (entry: typeof asked.value.a) =>
    caller.reports.passKt({ project, run: entry.run.id, entries: [entry.id], k, t, mode, errors, level });
  const [curveA, curveB, tasks] = await Promise.all([
    curveOf(asked.value.a),
    curveOf(asked.value.b),
    caller.reports.compareTasks({ project, a, b, k: Math.min(...k), t: at, mode, errors }),
  ]);
  return { kind: "read", value: { answer: asked.value, curves: bothCurves(curveA.report, curveB.report), tasks, at } };
}
