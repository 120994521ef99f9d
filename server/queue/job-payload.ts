import { z } from "zod";

/** Every kind of job and what it carries: only the name of a row. The row is the truth; a lost queue can be filled again from it. */
export const JobPayload = {
  "import-check": z.object({ importId: z.string() }),
  "import-store": z.object({ importId: z.string() }),
  "sweep-batch": z.object({ batchId: z.string() }),
  "endpoint-test": z.object({ testId: z.string() }),
} as const;

export type JobName = keyof typeof JobPayload;
export type JobPayloadOf<Name extends JobName> = z.infer<(typeof JobPayload)[Name]>;

export function listJobNames(): JobName[] {
  return Object.keys(JobPayload).filter((name): name is JobName => name in JobPayload);
}

/** The payload of a job, parsed. @throws ZodError when something else put it in the queue. */
export function parseJobPayload<Name extends JobName>(name: Name, data: unknown): JobPayloadOf<Name> {
  const schemas: { [Each in JobName]: z.ZodType<JobPayloadOf<Each>> } = JobPayload;
  return schemas[name].parse(data);
}
