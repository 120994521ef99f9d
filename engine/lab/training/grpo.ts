import { createRandom, type Random } from "@/core/stats/random";
import type { Task } from "@/core/suite/task";
import type { BuiltInEnvironment } from "../../environments/registry";
import type { ActionReader } from "../reading/action-reader";
import { Adam } from "./adam";
import { addKlGradient, addLogProbabilityGradient, entropyOf, klFrom } from "./policy-gradient";
import { playRollout, type Rollout } from "./rollout";

export interface GrpoOptions {
  readonly steps: number;
  readonly groupsPerStep: number;
  readonly groupSize: number;
  readonly rate: number;
  /** Weight of the KL divergence from the starting policy. */
  readonly klWeight: number;
  /** The limits that groups get in turn; every episode of a group has the same one. */
  readonly budgets: readonly number[];
  readonly visible: boolean;
  readonly seed: number;
}

/** A group of episodes of one task under one budget, as GRPO compares them. */
export interface Group {
  readonly task: Task;
  readonly limit: number;
  readonly rollouts: readonly Rollout[];
}

/** What a step of training showed; rates are shares, entropy and KL in nats a decision. */
export interface GrpoMetrics {
  readonly step: number;
  readonly success: number;
  readonly turns: number;
  readonly truncated: number;
  readonly entropy: number;
  readonly kl: number;
  /** Groups in which not all episodes ended alike: the others teach nothing. */
  readonly effectiveGroups: number;
  readonly byBudget: readonly { readonly limit: number; readonly episodes: number; readonly success: number }[];
}

export interface TrainingWorld {
  readonly world: BuiltInEnvironment;
  readonly reader: ActionReader;
  readonly tasks: readonly Task[];
}

const STD_FLOOR = 1e-6;

/**
 * Group-relative policy optimization (Shao et al. 2024, arXiv 2402.03300) with a terminal reward of 0 or 1, one update a step, on-policy:
 * advantages (r − mean)/(std + 1e-6) within a group. Returns new weights; `onStep` is awaited after every step.
 */
export async function trainGrpo(
  start: Float64Array,
  setting: TrainingWorld,
  options: GrpoOptions,
  onStep: (metrics: GrpoMetrics, weights: Float64Array) => Promise<void> = async () => {},
): Promise<Float64Array> {
  const weights = Float64Array.from(start);
  const adam = new Adam(weights.length, options.rate);
  const random = createRandom(options.seed, "grpo");
  for (let step = 1; step <= options.steps; step++) {
    const groups: Group[] = [];
    for (let group = 0; group < options.groupsPerStep; group++)
      groups.push(await playGroup(weights, setting, options, random, groups.length));
    adam.ascend(weights, grpoGradient(groups, start, options.klWeight));
    await onStep(measureStep(step, groups, start), weights);
  }
  return weights;
}

/** One budget for the whole group: within a group, only what the policy did may differ. */
async function playGroup(
  weights: Float64Array,
  { world, reader, tasks }: TrainingWorld,
  options: GrpoOptions,
  random: Random,
  index: number,
): Promise<Group> {
  const task = tasks[random.below(tasks.length)];
  const limit = options.budgets[(index + random.below(options.budgets.length)) % options.budgets.length];
  if (task === undefined || limit === undefined) throw new RangeError("training needs tasks and budgets");
  const rollouts: Rollout[] = [];
  for (let episode = 0; episode < options.groupSize; episode++) {
    rollouts.push(await playRollout({ world, reader, task, limit, visible: options.visible }, weights, random));
  }
  return { task, limit, rollouts };
}

/** The gradient of the mean over episodes of A · Σ log π − klWeight · Σ KL, at the policy that played them. */
export function grpoGradient(groups: readonly Group[], reference: Float64Array, klWeight: number): Float64Array {
  const gradient = new Float64Array(reference.length);
  const episodes = groups.reduce((sum, { rollouts }) => sum + rollouts.length, 0);
  for (const { rollouts } of groups) {
    const advantages = groupAdvantages(rollouts.map(({ success }) => Number(success)));
    rollouts.forEach(({ decisions }, index) => {
      const advantage = advantages[index] ?? 0;
      for (const decision of decisions) {
        if (advantage !== 0) addLogProbabilityGradient(gradient, decision, advantage / episodes);
        if (klWeight > 0) addKlGradient(gradient, reference, decision, -klWeight / episodes);
      }
    });
  }
  return gradient;
}

/** (r − mean) / (std + 1e-6) with the sample standard deviation; all 0 where a group has one episode or one reward. */
export function groupAdvantages(rewards: readonly number[]): number[] {
  const mean = rewards.reduce((sum, reward) => sum + reward, 0) / rewards.length;
  const square = rewards.reduce((sum, reward) => sum + (reward - mean) ** 2, 0);
  if (square === 0) return rewards.map(() => 0);
  const std = Math.sqrt(square / (rewards.length - 1));
  return rewards.map((reward) => (reward - mean) / (std + STD_FLOOR));
}

function measureStep(step: number, groups: readonly Group[], reference: Float64Array): GrpoMetrics {
  const rollouts = groups.flatMap((group) => group.rollouts);
  const decisions = rollouts.flatMap((rollout) => rollout.decisions);
  const limits = [...new Set(groups.map(({ limit }) => limit))].sort((a, b) => a - b);
  return {
    step,
    success: shareOf(rollouts, ({ success }) => success),
    turns: decisions.length / rollouts.length,
    truncated: shareOf(rollouts, ({ truncated }) => truncated),
    entropy: decisions.reduce((sum, decision) => sum + entropyOf(decision), 0) / decisions.length,
    kl: decisions.reduce((sum, decision) => sum + klFrom(reference, decision), 0) / decisions.length,
    effectiveGroups: shareOf(groups, (group) => new Set(group.rollouts.map(({ success }) => success)).size > 1),
    byBudget: limits.map((limit) => {
      const own = groups.filter((group) => group.limit === limit).flatMap((group) => group.rollouts);
      return { limit, episodes: own.length, success: shareOf(own, ({ success }) => success) };
    }),
  };
}

function shareOf<T>(list: readonly T[], holds: (item: T) => boolean): number {
  return list.filter(holds).length / list.length;
}
