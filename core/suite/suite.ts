import { z } from "zod";
import { Task } from "./task";

/** A versioned list of tasks in one environment. Task ids are unique across its splits, and stay when the suite grows. */
export const Suite = z.object({
  name: z.string().min(1).max(200),
  version: z.string().min(1).max(100),
  environment: z.object({ name: z.string().min(1), version: z.string().min(1) }),
  tasks: z.array(Task),
});
export type Suite = z.infer<typeof Suite>;
