export interface SweepFactors {
  readonly checkpoints: number;
  readonly tasks: number;
  readonly budgets: readonly number[];
  /** Episodes per checkpoint, task and budget. */
  readonly samples: number;
}

export interface SweepSize {
  /** checkpoints × tasks × budgets × samples */
  readonly episodes: number;
  /** checkpoints × tasks × samples × the sum of all budgets: every episode uses up its turns, no request is repeated. */
  readonly requestsAtMost: number;
}

/** How large a sweep is. */
export function sweepSize({ checkpoints, tasks, budgets, samples }: SweepFactors): SweepSize {
  const perBudget = checkpoints * tasks * samples;
  return { episodes: perBudget * budgets.length, requestsAtMost: perBudget * budgets.reduce((sum, limit) => sum + limit, 0) };
}
