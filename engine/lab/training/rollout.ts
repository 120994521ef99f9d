import type { Random } from "@/core/stats/random";
import type { Task } from "@/core/suite/task";
import type { BuiltInEnvironment } from "../../environments/registry";
import { sentObservation } from "../../suite-template";
import { actionProbabilities } from "../linear-policy";
import type { ActionReader, Reading } from "../reading/action-reader";

/** One decision: what was read, how probable each action was, and which one was taken. */
export interface Decision {
  readonly reading: Reading;
  readonly probabilities: Float64Array;
  readonly taken: number;
}

export interface Rollout {
  readonly decisions: readonly Decision[];
  readonly success: boolean;
  /** Whether the limit ended it. */
  readonly truncated: boolean;
}

export interface RolloutSetting {
  readonly world: BuiltInEnvironment;
  readonly reader: ActionReader;
  readonly task: Task;
  readonly limit: number;
  /** Whether the policy reads the turns left. */
  readonly visible: boolean;
}

/** Plays one episode in this process, with the texts that a model would read. Throws RangeError where the reader can't read the world. */
export async function playRollout(
  { world, reader, task, limit, visible }: RolloutSetting,
  weights: Float64Array,
  random: Random,
): Promise<Rollout> {
  const session = await world.environment.open(task);
  const decisions: Decision[] = [];
  let { observation } = session.start;
  for (let turn = 1; turn <= limit; turn++) {
    const reading = reader.read(sentObservation(observation, visible ? world.template.turnsLeft(limit - turn + 1) : null));
    if (reading === null)
      throw new RangeError(`the reader of ${reader.environment} can't read task ${task.id}: ${observation.slice(0, 80)}`);
    const probabilities = actionProbabilities(weights, reading);
    const taken = draw(probabilities, random.uniform());
    decisions.push({ reading, probabilities, taken });
    const step = await session.step(reading.actions[taken]?.text ?? "");
    if (step.done) return { decisions, success: step.success, truncated: false };
    ({ observation } = step);
  }
  return { decisions, success: false, truncated: true };
}

function draw(probabilities: Float64Array, uniform: number): number {
  let left = uniform;
  for (let index = 0; index < probabilities.length; index++) {
    left -= probabilities[index] ?? 0;
    if (left < 0) return index;
  }
  return probabilities.length - 1;
}
