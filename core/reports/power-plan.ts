import { z } from "zod";
import { normalCriticalValue } from "../stats/critical-value";
import { designVariance, powerQuantile, tasksNeeded } from "../stats/minimum-detectable-effect";
import type { PowerPilot } from "./power-pilot";

const count = z.int().min(1);

/** A design to be judged before it is run: two checkpoints, paired by task, the same number of episodes a side. */
export const PowerPlanOptions = z.object({
  tasks: z.int().min(2),
  /** Episodes of each task, budget and checkpoint. */
  episodes: count,
  /** Places of the K×T grid that are judged together. */
  cells: count.default(1),
  /** Half-width of the simultaneous band in standard errors, where a report has one; absent: Bonferroni over the cells stands in. */
  band_constant: z.number().gt(0).optional(),
  level: z.number().gt(0.5).lt(1).default(0.95),
  power: z.number().gt(0).lt(1).default(0.8),
  /** The true difference that has to be found, as a share: 0.05 is five points. */
  target: z.number().gt(0).lt(1).optional(),
  /** Tasks that share a cluster, and how alike their differences are. */
  cluster_size: z.number().min(1).default(1),
  cluster_correlation: z.number().min(0).max(1).default(0),
});
export type PowerPlanOptions = z.infer<typeof PowerPlanOptions>;

const number = z.number().nullable();
const reason = z.string().nullable();

export const PowerPlan = z.object({
  source: z.enum(["pilot", "assumed"]),
  k: count,
  tasks: count,
  episodes: count,
  cells: count,
  level: z.number(),
  power: z.number(),
  /** In standard errors: of the band, or of Bonferroni's interval. */
  critical_value: z.number(),
  /** Standard deviation over tasks of the true difference. */
  between_sd: z.number(),
  minimum_detectable_effect: number,
  target: number,
  tasks_needed: z.int().nullable(),
  /** The same for other designs: more tasks help always, more episodes up to the spread between tasks. */
  designs: z.array(z.object({ tasks: count, episodes: count, minimum_detectable_effect: number })),
  reason,
});
export type PowerPlan = z.infer<typeof PowerPlan>;

const TASK_FACTORS = [0.5, 1, 2, 4] as const;
const EPISODES = [1, 2, 4, 8, 16, 32, 64] as const;

/** The smallest difference that a design finds, and the tasks that a given difference needs (science: Miller 2024, arXiv 2411.00640). */
export function planPower(options: PowerPlanOptions, pilot: PowerPilot): PowerPlan {
  const { tasks, episodes, cells, level, power, target = null } = options;
  const critical = options.band_constant ?? normalCriticalValue(1 - (1 - level) / cells);
  const factor = critical + powerQuantile(power);
  const variance = varianceOf(pilot, episodes, options);
  const effect = (ofTasks: number, ofEpisodes: number): number | null => {
    const own = varianceOf(pilot, ofEpisodes, options);
    return own === null ? null : factor * Math.sqrt(own / ofTasks);
  };
  const otherTasks = TASK_FACTORS.map((scale) => Math.max(2, Math.round(tasks * scale)));
  const otherEpisodes = [...new Set([...EPISODES.filter((n) => n >= pilot.k), episodes])].sort((a, b) => a - b);
  return {
    source: pilot.source,
    k: pilot.k,
    tasks,
    episodes,
    cells,
    level,
    power,
    critical_value: critical,
    between_sd: Math.sqrt(pilot.betweenVariance),
    minimum_detectable_effect: effect(tasks, episodes),
    target,
    tasks_needed: target === null || variance === null ? null : tasksNeeded(variance, target, factor),
    designs: otherTasks.flatMap((m) => otherEpisodes.map((n) => ({ tasks: m, episodes: n, minimum_detectable_effect: effect(m, n) }))),
    reason: variance === null ? `Pass@${pilot.k} needs at least ${pilot.k} episodes of each task` : null,
  };
}

/** Of the mean difference times the number of tasks, with the design effect of clusters, 1 + (size − 1)·ICC; null where K > n. */
function varianceOf(pilot: PowerPilot, episodes: number, { cluster_size, cluster_correlation }: PowerPlanOptions): number | null {
  const within = pilot.withinVariance(episodes);
  if (!within) return null;
  const { betweenVariance } = pilot;
  return (
    designVariance({ betweenVariance, withinVarianceA: within.a, withinVarianceB: within.b }) *
    (1 + (cluster_size - 1) * cluster_correlation)
  );
}
