import { type Answer, readAnswer } from "@/app/read-answer";
import { bothCurves } from "@/components/compare/both-curves";
import type { CompareAddress } from "@/components/compare/compare-address";
import type { CompareViewProps } from "@/components/compare/compare-view";
import { getCaller } from "@/server/api/caller";

export type Comparison = Answer<Omit<CompareViewProps, "project" | "address">>;

/** The comparison of an address with both curves and the tasks of one T; the API's sentence where these two can't be compared so. */
export async function readComparison(project: string, address: CompareAddress): Promise<Comparison> {
  const { a, b } = address;
  if (a === null || b === null) return { kind: "refused", message: "Choose two checkpoints." };
  return readAnswer(compare(project, { ...address, a, b }));
}

async function compare(project: string, address: CompareAddress & { a: string; b: string }) {
  const { a, b, errors, level } = address;
  const caller = await getCaller();
  const answer = await caller.reports.compare({
    project,
    a,
    b,
    errors,
    level,
    k: address.k ?? undefined,
    t: address.t ?? undefined,
    mode: address.mode ?? undefined,
    margin: address.margin ?? undefined,
  });
  const { k, t, mode } = answer.report;
  const at = address.at !== null && t.includes(address.at) ? address.at : Math.max(...t);
  const curveOf = (entry: typeof answer.a) =>
    caller.reports.passKt({ project, run: entry.run.id, entries: [entry.id], k, t, mode, errors, level });
  const [curveA, curveB, tasks] = await Promise.all([
    curveOf(answer.a),
    curveOf(answer.b),
    caller.reports.compareTasks({ project, a, b, k: Math.min(...k), t: at, mode, errors }),
  ]);
  return { answer, curves: bothCurves(curveA.report, curveB.report), tasks, at };
}
