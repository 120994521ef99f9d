import type { Random } from "@/core/stats/random";
import type { Task } from "@/core/suite/task";
import type { EnvironmentSession } from "../../environments/environment";
import { sentObservation } from "../../suite-template";
import type { ActionReader, Reading } from "../reading/action-reader";
import type { TrainingWorld } from "./grpo";
import type { Decision } from "./rollout";

export type DemonstratedDecision = Pick<Decision, "reading" | "taken">;

/** What stands before a demonstrator. */
export interface Situation {
  readonly reader: ActionReader;
  readonly reading: Reading;
  readonly task: Task;
  readonly session: EnvironmentSession;
}

/** What a demonstrator would do: indices of the actions that are all equally good. Leaves the session where it was. */
export type Demonstrator = (situation: Situation) => Promise<readonly number[]>;

/** The first of these kinds that is possible is taken. */
export function preferring(...preferred: readonly string[]): Demonstrator {
  return async ({ reader, reading }) => {
    for (const name of preferred) {
      const kind = reader.kinds.indexOf(name);
      const indices = reading.actions.flatMap((action, index) => (action.kind === kind ? [index] : []));
      if (indices.length > 0) return indices;
    }
    return [];
  };
}

/** Whatever brings the task nearest to its success. */
export function goingNearest(costToGo: (task: Task, snapshot: unknown) => number | null): Demonstrator {
  return async ({ reading, task, session }) => {
    const here = await session.snapshot();
    const costs: number[] = [];
    for (const { text } of reading.actions) {
      await session.step(text);
      costs.push(costToGo(task, await session.snapshot()) ?? Number.POSITIVE_INFINITY);
      await session.restore(here);
    }
    const least = Math.min(...costs);
    return costs.flatMap((cost, index) => (cost === least ? [index] : []));
  };
}

const LONGEST_DEMONSTRATION = 100;

/** Plays tasks by a demonstrator without a limit of turns; resolves with its decisions. */
export async function demonstrate(
  setting: TrainingWorld,
  demonstrator: Demonstrator,
  episodes: number,
  random: Random,
): Promise<DemonstratedDecision[]> {
  const decisions: DemonstratedDecision[] = [];
  for (let episode = 0; episode < episodes; episode++) {
    const task = setting.tasks[random.below(setting.tasks.length)];
    if (task === undefined) throw new RangeError("demonstrations need tasks");
    decisions.push(...(await demonstrateTask(setting, task, demonstrator, random)));
  }
  return decisions;
}

async function demonstrateTask(
  { world, reader }: TrainingWorld,
  task: Task,
  demonstrator: Demonstrator,
  random: Random,
): Promise<DemonstratedDecision[]> {
  const session = await world.environment.open(task);
  const decisions: DemonstratedDecision[] = [];
  let { observation } = session.start;
  while (decisions.length < LONGEST_DEMONSTRATION) {
    const reading = reader.read(sentObservation(observation, null));
    const good = reading === null ? [] : await demonstrator({ reader, reading, task, session });
    const taken = good[random.below(Math.max(1, good.length))];
    if (reading === null || taken === undefined) throw new RangeError(`task ${task.id} can't be demonstrated`);
    decisions.push({ reading, taken });
    const step = await session.step(reading.actions[taken]?.text ?? "");
    if (step.done) break;
    ({ observation } = step);
  }
  return decisions;
}
