import { z } from "zod";
import { Method } from "@/core/trajectory/method";

const count = z.int().min(0);

/** What an entry's row keeps beside its tallies: facts that can't be added up from them, and sums that lists need at once. */
export const EntryLedger = z.object({
  /** As the episodes tell it; people may know better (Checkpoint.method). */
  method: Method.nullable(),
  duplicates: count,
  equalTranscripts: count,
  withTranscript: count,
  tasks: count,
  episodes: count,
  /** Ascending, the unknown limit (null) last. */
  limits: z.array(z.int().min(1).nullable()),
});
export type EntryLedger = z.infer<typeof EntryLedger>;
