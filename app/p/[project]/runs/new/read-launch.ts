import { TRPCError } from "@trpc/server";
import type { LaunchChoices, RunSpec } from "@/components/launch/launch-choices";
import { readDraft } from "@/components/launch/read-draft";
import { repeatDraft, startDraft } from "@/components/launch/start-draft";
import { getCaller } from "@/server/api/caller";

interface LaunchAsked {
  checkpoint: string[];
  from: string | null;
}

/** Everything that the form of a sweep opens with: what there is to choose, its first draft, and what that amounts to. */
export async function readLaunch(project: string, { checkpoint, from }: LaunchAsked) {
  const caller = await getCaller();
  const [checkpoints, suites, repeated] = await Promise.all([
    caller.checkpoints.list({ project }),
    caller.sweeps.suites({ project }),
    from === null ? null : readSpec(project, from),
  ]);
  const choices: LaunchChoices = { checkpoints, suites };
  const { draft, losses } = repeated ? repeatDraft(choices, repeated) : { draft: startDraft(choices, checkpoint), losses: [] };
  const { request, budgets, chosen } = readDraft(draft, choices);
  const limit = draft.visibility === "announced" ? budgets.at(-1) : undefined;
  const [a, b] = chosen;
  const ask = a && b ? { a: a.id, b: b.id, suite: draft.suite, visibility: draft.visibility, pilot: null } : null;
  const [firstEstimate, firstTold, firstPilot] = await Promise.all([
    request && caller.sweeps.estimate({ project, ...request }).then((estimate) => ({ request, estimate })),
    limit === undefined
      ? null
      : caller.sweeps.told({ project, suite: draft.suite, limit }).then((told) => ({ suite: draft.suite, limit, told })),
    ask && caller.sweeps.pilot({ project, ...ask }).then((answer) => ({ ask, answer })),
  ]);
  return { choices, start: draft, firstEstimate, firstTold, firstPilot, repeated, losses };
}

/** What a sweep was asked to do; null for an import, and for a run that isn't there any more. */
async function readSpec(project: string, run: string): Promise<RunSpec | null> {
  try {
    return (await (await getCaller()).runs.get({ project, run })).spec;
  } catch (error) {
    if (error instanceof TRPCError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
