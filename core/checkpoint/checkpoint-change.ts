import { z } from "zod";
import { Method } from "../trajectory/method";

/** What an integer column of the database holds. */
const LARGEST = 2_147_483_647;
const STEP = "Give a whole number from 0 to 2,147,483,647.";
const SEED = "Give a whole number from −2,147,483,648 to 2,147,483,647.";

/** What people know about a checkpoint. Absent: stays as it is; null: emptied. */
export const CheckpointChange = z.object({
  id: z.string(),
  method: Method.optional(),
  family: z.string().trim().max(200, "At most 200 characters.").nullable().optional(),
  step: z.int(STEP).min(0, STEP).max(LARGEST, STEP).nullable().optional(),
  trainSeed: z
    .int(SEED)
    .min(-LARGEST - 1, SEED)
    .max(LARGEST, SEED)
    .nullable()
    .optional(),
  parentId: z.string().nullable().optional(),
});
export type CheckpointChange = z.infer<typeof CheckpointChange>;
