import { z } from "zod";

export const RunKindName = z.enum(["import", "budget"]);
export type RunKindName = z.infer<typeof RunKindName>;

export const RunStatusName = z.enum(["draft", "queued", "running", "stopping", "stopped", "finished", "finished_with_problems", "failed"]);
export type RunStatusName = z.infer<typeof RunStatusName>;
