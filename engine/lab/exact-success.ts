import type { Task } from "@/core/suite/task";
import type { Environment, EnvironmentSession } from "../environments/environment";
import { type SuiteTemplate, sentObservation } from "../suite-template";
import type { ActionDistribution, Policy } from "./policy";

export interface ExactSuccessInput {
  readonly environment: Environment;
  readonly template: SuiteTemplate;
  readonly task: Task;
  readonly policy: Policy;
  readonly limit: number;
  readonly visibility: "announced" | "hidden";
}

/** A state of the world with what the agent sees there. */
interface Place {
  readonly snapshot: unknown;
  readonly observation: string;
}

/** What an action leads to: solved, over without success, or another place. */
type Arrival = { readonly kind: "success" | "over" } | { readonly kind: "place"; readonly key: string; readonly place: Place };

type Spread = Map<string, { readonly place: Place; readonly mass: number }>;
type Follow = (key: string, place: Place, action: string) => Promise<Arrival>;

/**
 * The probability of success by turn 1, 2, … `limit` of one episode run under that limit, exactly (but for rounding): all probability is
 * carried forward, turn by turn, over every state that can be reached. `[t - 1]` holds P(success at a turn ≤ t).
 * Holds for a policy that reads the last message only and a world that is deterministic.
 */
export async function exactSuccessByTurn(input: ExactSuccessInput): Promise<number[]> {
  const session = await input.environment.open(input.task);
  try {
    const follow = createWalk(session);
    const start: Place = { snapshot: await session.snapshot(), observation: session.start.observation };
    let spread: Spread = new Map([[placeKey(start), { place: start, mass: 1 }]]);
    let success = 0;
    const byTurn: number[] = [];
    for (let turn = 1; turn <= input.limit; turn++) {
      const after = await carryForward(spread, (place) => decide(input, place, turn), follow);
      success += after.solved;
      spread = after.spread;
      byTurn.push(success);
    }
    return byTurn;
  } finally {
    await session.close();
  }
}

/** One turn: where the probability goes from every place, and how much of it ends in success. */
async function carryForward(
  spread: Spread,
  decideAt: (place: Place) => ActionDistribution,
  follow: Follow,
): Promise<{ spread: Spread; solved: number }> {
  const next: Spread = new Map();
  let solved = 0;
  for (const [key, { place, mass }] of spread) {
    for (const [action, probability] of decideAt(place)) {
      const arrival = await follow(key, place, action);
      const moved = mass * probability;
      if (arrival.kind === "success") solved += moved;
      if (arrival.kind !== "place") continue;
      next.set(arrival.key, { place: arrival.place, mass: (next.get(arrival.key)?.mass ?? 0) + moved });
    }
  }
  return { spread: next, solved };
}

function decide({ template, policy, limit, visibility }: ExactSuccessInput, { observation }: Place, turn: number): ActionDistribution {
  const told = visibility === "announced" ? template.turnsLeft(limit - turn + 1) : null;
  const decided = policy.decide(sentObservation(observation, told));
  if (decided === null) throw new RangeError(`policy ${policy.name} does not read this world: ${observation.slice(0, 80)}`);
  return decided;
}

/** Steps from any place; each is taken once and then remembered. */
function createWalk(session: EnvironmentSession): Follow {
  const arrivals = new Map<string, Arrival>();
  return async (key, place, action) => {
    const id = `${key}\n${action}`;
    const arrival = arrivals.get(id) ?? (await takeStep(session, place, action));
    arrivals.set(id, arrival);
    return arrival;
  };
}

async function takeStep(session: EnvironmentSession, { snapshot }: Place, action: string): Promise<Arrival> {
  await session.restore(snapshot);
  const step = await session.step(action);
  if (step.done) return { kind: step.success ? "success" : "over" };
  const place = { snapshot: await session.snapshot(), observation: step.observation };
  return { kind: "place", key: placeKey(place), place };
}

/** A snapshot holds what the agent saw, too: equal snapshots are equal places. */
function placeKey({ snapshot }: Place): string {
  return JSON.stringify(snapshot);
}
