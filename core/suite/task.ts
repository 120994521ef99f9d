import { z } from "zod";

/**
 * One problem of a suite, as an environment opens it. `params` is what the environment itself needs and parses (a seed, an index, a game
 * file): the suite decides it, nothing else reads it.
 */
export const Task = z.object({
  id: z.string().min(1).max(500),
  split: z.string().min(1).max(100),
  cluster: z.string().nullable().default(null),
  strata: z.record(z.string(), z.string()).default({}),
  params: z.unknown(),
});
export type Task = z.infer<typeof Task>;
