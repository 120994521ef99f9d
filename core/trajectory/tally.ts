import { z } from "zod";
import { EntryKey } from "./entry";
import { Method } from "./method";
import { StopReason } from "./stop-reason";

const count = z.int().min(0);

/**
 * The counts of one (entry, task, limit): all that any Pass@(K,T) report needs, whatever the number of episodes.
 * `counted` = graded and not missing; `successes` = counted with success; `successTurns` = [turn, count] of the successes whose
 * turn is known, ascending; `episodes` = counted + notGraded + all of `missing`.
 */
export const LimitTally = z.object({
  limit: z.int().min(1).nullable(),
  episodes: count,
  counted: count,
  successes: count,
  successTurns: z.array(z.tuple([z.int().min(1), z.int().min(1)])),
  notGraded: count,
  missing: z.partialRecord(StopReason, count),
  stopReasons: z.partialRecord(StopReason, count),
  maxTurnsUsed: count.nullable(),
  /** How many of the counted episodes tell the turns that they used, and their sum; absent where the counts were kept without them. */
  turnsKnown: count.nullish(),
  turnsTotal: count.nullish(),
});
export type LimitTally = z.infer<typeof LimitTally>;

export const TaskTally = z.object({
  taskId: z.string(),
  cluster: z.string().nullable(),
  /** Ascending by limit, the unknown limit (null) last. */
  limits: z.array(LimitTally),
});
export type TaskTally = z.infer<typeof TaskTally>;

/** An entry with its tasks in the order of their ids. `equalTranscripts` counts episodes whose turns equal those of another sample. */
export const EntryTally = z.object({
  key: EntryKey,
  method: Method.nullable(),
  /** Of the checkpoint; null or absent where its episodes don't tell, or contradict each other. */
  family: z.string().nullish(),
  trainSeed: z.int().nullish(),
  duplicates: count,
  equalTranscripts: count,
  withTranscript: count,
  tasks: z.array(TaskTally),
});
export type EntryTally = z.infer<typeof EntryTally>;
