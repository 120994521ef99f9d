import type { Random } from "@/core/stats/random";
import { sentObservation } from "../../suite-template";
import type { TrainingWorld } from "./grpo";
import type { Decision } from "./rollout";

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

/** Plays tasks by a demonstrator without a limit of turns; resolves with its decisions. */
export async function demonstrate(
  { world, reader, tasks }: TrainingWorld,
  demonstrator: Demonstrator,
  episodes: number,
  random: Random,
): Promise<Pick<Decision, "reading" | "taken">[]> {
  const decisions: Pick<Decision, "reading" | "taken">[] = [];
  for (let episode = 0; episode < episodes; episode++) {
    const task = tasks[random.below(tasks.length)];
    if (task === undefined) throw new RangeError("demonstrations need tasks");
    const session = await world.environment.open(task);
    let { observation } = session.start;
    for (let turn = 1; turn <= LONGEST_DEMONSTRATION; turn++) {
      const reading = reader.read(sentObservation(observation, null));
      const good =
        reading === null
          ? []
          : demonstrator(
              reader.kinds,
              reading.actions.map(({ kind }) => kind),
            );
      const taken = good[random.below(Math.max(1, good.length))];
      if (reading === null || taken === undefined) throw new RangeError(`task ${task.id} can't be demonstrated`);
      decisions.push({ reading, taken });
      const step = await session.step(reading.actions[taken]?.text ?? "");
      if (step.done) break;
      ({ observation } = step);
    }
  }
  return decisions;
}

const LONGEST_DEMONSTRATION = 100;
