import type { Random } from "@/core/stats/random";
import type { Task } from "@/core/suite/task";
import { sentObservation } from "../../suite-template";
import type { ActionReader } from "../reading/action-reader";
import type { TrainingWorld } from "./grpo";
import type { Decision } from "./rollout";

export type DemonstratedDecision = Pick<Decision, "reading" | "taken">;

/** What a demonstrator does at a reading: indices of the actions that are all equally good. */
export type Demonstrator = (kinds: readonly string[], actionKinds: readonly number[]) => readonly number[];

/** In order: the first kinds that are possible are taken. Never a mistake, and so never what follows one. */
export function preferring(...preferred: readonly string[]): Demonstrator {
  return (kinds, actionKinds) => {
    for (const name of preferred) {
      const kind = kinds.indexOf(name);
      const indices = actionKinds.flatMap((each, index) => (each === kind ? [index] : []));
      if (indices.length > 0) return indices;
    }
    return [];
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
    const decision = decide(reader, sentObservation(observation, null), demonstrator, random);
    if (decision === null) throw new RangeError(`task ${task.id} can't be demonstrated`);
    decisions.push(decision);
    const step = await session.step(decision.reading.actions[decision.taken]?.text ?? "");
    if (step.done) break;
    ({ observation } = step);
  }
  return decisions;
}

function decide(reader: ActionReader, text: string, demonstrator: Demonstrator, random: Random): DemonstratedDecision | null {
  const reading = reader.read(text);
  if (reading === null) return null;
  const kinds = reading.actions.map(({ kind }) => kind);
  const good = demonstrator(reader.kinds, kinds);
  const taken = good[random.below(Math.max(1, good.length))];
  return taken === undefined ? null : { reading, taken };
}
