import { z } from "zod";

/** How a checkpoint was made. */
export const Method = z.enum(["base", "sft", "rl", "budgetmix", "other"]);
export type Method = z.infer<typeof Method>;
