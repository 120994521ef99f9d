import { z } from "zod";

/** What real requests to an endpoint showed: the first one as it was sent and answered, and how fast it is. */
export const EndpointTestResult = z.object({
  address: z.string(),
  /** The body that was sent; the key stands in a header and is nowhere here. */
  request: z.string().nullable(),
  response: z.string().nullable(),
  httpStatus: z.int().nullable(),
  /** What the model said. */
  answer: z.string().nullable(),
  /** Why there is no answer, in one sentence. */
  problem: z.string().nullable(),
  /** From request to answer, nothing else in flight. */
  secondsAlone: z.number().nullable(),
  /** The same with `concurrency` requests in flight; null where some of them failed. */
  secondsTogether: z.number().nullable(),
  concurrency: z.int(),
  /** Of the requests sent together, how many failed, and the first reason. */
  failedTogether: z.int(),
  problemTogether: z.string().nullable(),
});
export type EndpointTestResult = z.infer<typeof EndpointTestResult>;
