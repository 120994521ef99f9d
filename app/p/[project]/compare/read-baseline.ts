import { type Answer, readAnswer } from "@/app/read-answer";
import type { BaselineChoice } from "@/components/compare/baseline-choice";
import type { CompareAddress } from "@/components/compare/compare-address";
import type { BaselineAnswer } from "@/components/compare/compare-answer";
import { getCaller } from "@/server/api/caller";

/** Each checkpoint of the choice minus its baseline; the sentence why where these can't be compared so. */
export async function readBaseline(
  project: string,
  { base, others }: BaselineChoice,
  { k, t, mode, errors, level, margin }: CompareAddress,
): Promise<Answer<BaselineAnswer>> {
  const caller = await getCaller();
  const answer = await readAnswer(
    caller.reports.baseline({
      project,
      base,
      others: [...others],
      errors,
      level,
      k: k ?? undefined,
      t: t ?? undefined,
      mode: mode ?? undefined,
      margin: margin ?? undefined,
    }),
  );
  if (answer.kind !== "read" || answer.value.report.t.length > 0) return answer;
  return { kind: "refused", message: "The episodes carry no limit of turns that all have, so nothing was run afresh under a common T." };
}
